import './art/colours.css'
import './art/type.css'
import './lib/page.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { app } from './lib/app.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'

await words.show(settings.language)
app.begin()
mount(App, { target: document.getElementById('page') as HTMLElement })

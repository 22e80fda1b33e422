/**
 * Draws the picture of every ending, by day and by night, into an HTML file each: for `tools/pictures.py`, which has a browser look at
 * them. Run it in `web/`: node src/art/pictures.js FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer } from 'vite'

const CASTAWAYS = { won: [0, [0, 2, 1, 3]], second: [0, [2, 0, 1, 3]], last: [0, [2, 1, 3, 0]], tie: [0, [0, 2, 1, 3]] }
const NAUTILION = 'won-full-crew lost-phantom-at-isles lost-crew-missing lost-mage-missing lost-heroic-left lost-collision'
const NEMO =
  'lost-broken lost-killed lost-shattered lost-pariah lost-nadeen lost-imperialists lost-low-score lost-outplayed won-inconsequential won-adequate won-success won-triumph'

const folder = process.argv[2] ?? '.'
const server = await createServer({
  configFile: false,
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected', dev: false } })],
  server: { middlewareMode: true, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
})
const { render } = await server.ssrLoadModule('svelte/server')
const drawing = async (name) => (await server.ssrLoadModule(`/src/art/endings/${name}.svelte`)).default
const COLOURS = ['colours.css', 'nemo/colours.css', 'island/colours.css']
  .map((name) => readFileSync(`src/art/${name}`, 'utf8'))
  .join('\n')
const [nautilion, nemo, island] = await Promise.all(['NautilionEnding', 'NemoEnding', 'IslandEnding'].map(drawing))

function write(name, width, height, component, props) {
  for (const theme of ['light', 'dark']) {
    const { head, body } = render(component, { props })
    const style = `${COLOURS} body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden } :root { --display: serif; --text: serif }`
    writeFileSync(
      join(folder, `${name}-${theme}.html`),
      `<!doctype html><html data-theme="${theme}"><style>${style}</style>${head}${body}</html>`,
    )
  }
}

for (const outcome of NAUTILION.split(' ')) write(`nautilion-${outcome}`, 420, 210, nautilion, { outcome })
for (const outcome of NEMO.split(' ')) write(`nemo-${outcome}`, 880, 440, nemo, { outcome })
for (const [how, [me, seats]] of Object.entries(CASTAWAYS)) write(`island-${how}`, 896, 474, island, { how, me, seats })
await server.close()

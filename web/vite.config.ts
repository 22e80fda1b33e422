import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const PAGE = '../src/leagues/harbour/page'
const WORKSHOP = `node_modules/.page/${process.pid}`
const COMPRESSED = /\.(js|css|html|svg|json|txt)$/

/** Writes each text file beside itself as Brotli, which Python cannot make; the server makes gzip itself. */
function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }))
  }
}

/** Writes the worker that keeps the page, with the names of all its files. A build is called after them and what is in them. */
function keeper(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter((name) => name !== '/index.html' && name !== '/worker.js')
    .sort()
  const hash = createHash('sha256')
  for (const name of ['/index.html', ...files]) hash.update(name).update(readFileSync(folder + name))
  const entry = /src="(\/assets\/index-[^"]+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? ''
  const told = { BUILD: hash.digest('hex').slice(0, 16), FILES: JSON.stringify(files), ENTRY: entry }
  const source = readFileSync('worker.js', 'utf8')
  writeFileSync(
    `${folder}/worker.js`,
    source.replace(/__(BUILD|FILES|ENTRY)__/g, (_, name: keyof typeof told) => told[name]),
  )
}

/** Puts the finished page where the server looks for it, whole at once: whoever asks meanwhile gets the old one. */
function launch(): Plugin {
  return {
    name: 'launch',
    apply: 'build',
    closeBundle: {
      order: 'post',
      handler() {
        if (!existsSync(join(WORKSHOP, 'index.html'))) return
        keeper(WORKSHOP)
        compress(WORKSHOP)
        mkdirSync(dirname(PAGE), { recursive: true })
        if (existsSync(PAGE)) renameSync(PAGE, `${WORKSHOP}.old`)
        renameSync(WORKSHOP, PAGE)
        rmSync(`${WORKSHOP}.old`, { recursive: true, force: true })
      },
    },
  }
}

const server = process.env.LEAGUES_SERVER ?? 'http://127.0.0.1:8120'

export default defineConfig({
  plugins: [svelte(), launch()],
  build: {
    outDir: WORKSHOP,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /node_modules\/(?!@noble|uqr)|web\/src\/(lib\/(?!Set(Out|up)|setup|Ledger|ledger|guide\/(GuideCard|FirstGame))|art\/Plate)/,
            },
          ],
        },
      },
    },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
})

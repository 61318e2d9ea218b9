/**
 * Draws the pictures of the templates' examples into web/public/examples, with the widths that an upload gets, and
 * records their sizes. Draws all, or those of the templates named as arguments. The files are committed: run this after a
 * change.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exampleWidthPath } from '@vitrine/common/picture-paths'
import { templateIds } from '@vitrine/common/templates/ids'
import { prepare } from '../../functions/pictures/variants.ts'
import { root } from '../lib/paths.ts'
import { type Picture, renderPicture } from './lib/render.ts'

const sizesFile = join(root, 'templates/example-pictures.json')
const sizes = JSON.parse(await readFile(sizesFile, 'utf8')) as Record<string, [width: number, height: number]>

const publicFile = (path: string) => join(root, 'web/public', path)

/** Writes a picture and its widths. @param path its address */
const publish = async (path: string, image: Buffer): Promise<void> => {
  const { facts, variants } = await prepare(image)
  sizes[path] = [facts.width, facts.height]
  await writeFile(publicFile(path), image)
  for (const { width, format, body } of variants)
    if (format === 'avif') await writeFile(publicFile(exampleWidthPath(path, width)), body)
}

const wanted = process.argv.slice(2)
for (const templateId of templateIds) {
  if (wanted.length > 0 && !wanted.includes(templateId)) continue
  if (!existsSync(join(import.meta.dirname, `${templateId}.ts`))) continue
  const { pictures } = (await import(`./${templateId}.ts`)) as { pictures: Record<string, Picture> }
  await mkdir(publicFile(`examples/${templateId}`), { recursive: true })
  for (const [name, picture] of Object.entries(pictures)) {
    const image = await renderPicture(picture)
    await publish(`/examples/${templateId}/${name}.webp`, image)
    console.log(`examples/${templateId}/${name}.webp  ${(image.length / 1024).toFixed(0)} KB`)
  }
}
const lines = Object.entries(sizes)
  .sort()
  .map(([path, size]) => `  ${JSON.stringify(path)}: ${JSON.stringify(size)}`)
await writeFile(sizesFile, `{\n${lines.join(',\n')}\n}\n`)

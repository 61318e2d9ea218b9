/**
 * Draws the pictures of the templates' examples into web/public/examples: all, or those of the templates named as
 * arguments. The files are committed: run it after a change.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TemplateId } from '@vitrine/common/templates/ids'
import { root } from '../lib/paths.ts'
import { businessExecutive } from './business-executive.ts'
import { creativeStudio } from './creative-studio.ts'
import { developerPro } from './developer-pro.ts'
import { type Picture, renderPicture } from './lib/render.ts'
import { minimalistDesigner } from './minimalist-designer.ts'
import { photographyFocus } from './photography-focus.ts'
import { classicProfile } from './portfolio-v6-classic-profile.ts'
import { victorianDetective } from './portfolio-v7-victorian-detective.ts'

const examples: Partial<Record<TemplateId, Record<string, Picture>>> = {
  'minimalist-designer': minimalistDesigner,
  'business-executive': businessExecutive,
  'developer-pro': developerPro,
  'creative-studio': creativeStudio,
  'photography-focus': photographyFocus,
  'portfolio-v6-classic-profile': classicProfile,
  'portfolio-v7-victorian-detective': victorianDetective,
}

const wanted = process.argv.slice(2)
for (const [templateId, pictures] of Object.entries(examples)) {
  if (wanted.length > 0 && !wanted.includes(templateId)) continue
  const folder = join(root, 'web/public/examples', templateId)
  await mkdir(folder, { recursive: true })
  for (const [name, picture] of Object.entries(pictures)) {
    const image = await renderPicture(picture)
    await writeFile(join(folder, `${name}.webp`), image)
    console.log(`examples/${templateId}/${name}.webp  ${(image.length / 1024).toFixed(0)} KB`)
  }
}

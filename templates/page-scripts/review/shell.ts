import { keepUnsent, rememberName } from './unsent.ts'
import { keepFitting } from './width.ts'

const link = document.body.dataset.link ?? ''
const form = document.querySelector<HTMLFormElement>('form.write')!

keepFitting(document.querySelector<HTMLElement>('.stage')!, document.querySelector('iframe')!)
rememberName(form, form.querySelector<HTMLInputElement>('input[name=name]')!, link)
keepUnsent(form.querySelector('textarea')!, link)

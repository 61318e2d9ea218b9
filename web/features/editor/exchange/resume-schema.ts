import { validate } from '@jsonresume/schema'

/** What the schema of JSON Resume finds wrong, a line a place. */
export function resumeProblems(resume: unknown): string[] {
  if (typeof resume !== 'object' || resume === null || Array.isArray(resume))
    return ['It has to be an object with basics, work and so on.']
  const problems: string[] = []
  validate(resume, (errors) => {
    for (const { property, message } of errors ?? [])
      problems.push(`${property.replace(/^instance\.?/, '') || 'The file'} ${message}`)
  })
  return problems
}

/** The schema of JSON Resume and its own validator; the package brings no types. */
declare module '@jsonresume/schema' {
  interface ValidationError {
    property: string
    message: string
  }
  export function validate(resume: unknown, done: (errors: ValidationError[] | null, valid?: boolean) => void): void
}

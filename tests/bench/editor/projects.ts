export interface BenchProject {
  title: string
  description: string
}

/** Projects of a portfolio, the same for every editor. @param length characters of a description */
export function benchProjects(count: number, length = 120): BenchProject[] {
  const sentence = 'A log that several machines write and every one of them reads in the same order. '
  return Array.from({ length: count }, (_, index) => ({
    title: `Project number ${index + 1}`,
    description: sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length),
  }))
}

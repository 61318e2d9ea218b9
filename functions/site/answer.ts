/** What is answered: a status, headers and a body, ready to be sent as often as one likes. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body?: string | Buffer
}

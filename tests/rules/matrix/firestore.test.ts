import { readFile } from 'node:fs/promises'
import { collection, deleteDoc, deleteField, doc, getDoc, getDocs, setDoc, updateDoc } from 'firebase/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { isAllowed, useMatrix } from './environment.ts'
import { allActors, who, type MatrixActor, type Who } from './actors.ts'
import { firestoreTable } from './firestore-table.ts'

const { firestoreOf, pastRules, clear } = useMatrix('matrix')

interface Cell {
  what: string
  allowed: Who
  /** What is there before; nothing where it is null. */
  before: object | null
  attempt: (actor: MatrixActor) => Promise<unknown>
}

describe.each(firestoreTable)('$path', ({ path, stored, sent, fields, ...row }) => {
  const at = (actor: MatrixActor) => doc(firestoreOf(actor), path)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const prepare = ({ before }: Cell) =>
    pastRules((firestore) => (before ? setDoc(doc(firestore, path), before) : deleteDoc(doc(firestore, path))))

  const cells: Cell[] = [
    { what: 'get', allowed: row.get, before: stored(), attempt: (actor) => getDoc(at(actor)) },
    {
      what: 'list',
      allowed: row.list,
      before: stored(),
      attempt: (actor) => getDocs(collection(firestoreOf(actor), folder)),
    },
    { what: 'create', allowed: row.create, before: null, attempt: (actor) => setDoc(at(actor), sent()) },
    {
      what: 'replace',
      allowed: 'nobody',
      before: stored(),
      attempt: (actor) => setDoc(at(actor), { ...sent(), somethingElse: 1 }),
    },
    { what: 'update', allowed: row.update, before: stored(), attempt: (actor) => updateDoc(at(actor), sent()) },
    { what: 'delete', allowed: row.delete, before: stored(), attempt: (actor) => deleteDoc(at(actor)) },
    ...Object.entries(fields).flatMap(([field, { value, create, change }]): Cell[] => [
      {
        what: `create with ${field}`,
        allowed: create,
        before: null,
        attempt: (actor) => setDoc(at(actor), { ...sent(), [field]: value }),
      },
      {
        what: `change ${field}`,
        allowed: change,
        before: stored(),
        attempt: (actor) => updateDoc(at(actor), { [field]: value }),
      },
      {
        what: `remove ${field}`,
        allowed: 'nobody',
        before: { ...stored(), [field]: value },
        attempt: (actor) => updateDoc(at(actor), { [field]: deleteField() }),
      },
    ]),
  ]

  beforeAll(async () => {
    await clear()
    const { needs } = row
    if (needs) await pastRules((firestore) => setDoc(doc(firestore, needs), { available: true }))
  })

  it(`is as the table says, in ${cells.length * allActors.length} cells`, async () => {
    const wrong: string[] = []
    for (const cell of cells) {
      await prepare(cell)
      // Denied attempts change nothing, so they run in parallel.
      const denied = allActors.filter((actor) => !who[cell.allowed].includes(actor))
      const passed = await Promise.all(denied.map((actor) => isAllowed(cell.attempt(actor))))
      wrong.push(
        ...denied.filter((_actor, index) => passed[index]).map((actor) => `${cell.what} by ${actor} is allowed`),
      )
      for (const actor of who[cell.allowed]) {
        if (!(await isAllowed(cell.attempt(actor)))) wrong.push(`${cell.what} by ${actor} is denied`)
        await prepare(cell)
      }
    }
    expect(wrong).toEqual([])
  })
})

it('the table names a place of every rule', async () => {
  const rules = await readFile('firestore.rules', 'utf8')
  const named = [...rules.matchAll(/match \/(\w+)\/\{/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'databases')
  expect(named.length).toBeGreaterThan(8)
  for (const name of named)
    expect(
      firestoreTable.some(({ path }) => path.split('/').includes(name)),
      name,
    ).toBe(true)
})

import { readPicturePath, uploadPath, widthPath } from '@vitrine/common/picture-paths'
import { INITIAL_CREDITS } from '@vitrine/common/plans'
import { contentSchema } from '@vitrine/common/portfolio/content'
import { designSchema, layoutSchema } from '@vitrine/common/portfolio/design'
import { publishIssues, publishIssuesMessage, type PublishIssue } from '@vitrine/common/portfolio/publish-validation'
import { newProfile, type UserProfile } from '@vitrine/common/profile'
import { usernameProblem } from '@vitrine/common/username'
import { catalogue } from '@vitrine/templates/catalogue'
import { pictureResolver } from '@vitrine/templates/picture'
import { CACHE, PRIVATE_CACHE, secretToken } from '../../functions/lib/picture-files.ts'
import type { LedgerEntry } from '../../functions/lib/documents/ledger.ts'
import { liveState, type LiveDocument } from '../../functions/lib/documents/live-document.ts'
import type { PicturesDocument } from '../../functions/lib/documents/pictures.ts'
import type { PortfolioDocument } from '../../functions/lib/documents/portfolio.ts'
import type { HolderDocument, UsernameDocument } from '../../functions/lib/documents/username.ts'
import { prepare } from '../../functions/pictures/variants.ts'
import { renderPicture } from '../pictures/lib/render.ts'
import { migrateLive } from '../migrations/live.ts'
import { addressOf, portsAt } from '../ports.ts'
import type { Suite } from '../suite.ts'
import { type DemoAccount, demoAccounts } from './accounts.ts'
import { type Admin, bucketName, withAdmin } from './admin.ts'
import { demoTime } from './demo-time.ts'
import { writeListings } from './listings.ts'
import { uploadFiles } from './files/upload-files.ts'
import { demoPages } from './pages/demo-pages.ts'
import { seedPages } from './pages/seed-pages.ts'
import { seedPrivateLink } from './private-link.ts'
import type { DemoPortfolio, Placed } from './portfolio.ts'
import { adaMarlowe } from './portfolios/ada-marlowe.ts'
import { jonasFeld } from './portfolios/jonas-feld.ts'
import { marloweStudio } from './portfolios/marlowe-studio.ts'
import { mioAoki } from './portfolios/mio-aoki.ts'
import { northByBicycle } from './portfolios/north-by-bicycle.ts'
import { seedReviewLinks } from './review-links.ts'
import { seedReviews } from './reviews.ts'

const portfolios: readonly DemoPortfolio[] = [adaMarlowe, marloweStudio, jonasFeld, northByBicycle, mioAoki]

/** Pages resolve pictures by path; the address beside it is valid at the standard ports only. */
const addressOfPicture = pictureResolver({ origin: addressOf(portsAt(0), 'storage'), bucket: bucketName })

const signedUp = demoTime('2025-08-19T19:00:00Z')

const createAccount = async ({ auth, db }: Admin, { uid, email, password, name }: DemoAccount): Promise<void> => {
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true })
  const profile: UserProfile = {
    ...newProfile({ email, name, verified: true }),
    onboardingCompleted: true,
    credits: INITIAL_CREDITS,
    updatedAt: signedUp.toDate().toISOString(),
  }
  await db.collection('users').doc(uid).set(profile)
  const granted: LedgerEntry = {
    amount: INITIAL_CREDITS,
    reason: 'new-account',
    createdAt: signedUp,
  }
  await db.collection('users').doc(uid).collection('ledger').doc(granted.reason).set(granted)
}

const isPrivatePicture = ({ privatePictures = [] }: DemoPortfolio, name: string) => privatePictures.includes(name)

const picturePath = (portfolio: DemoPortfolio, name: string): string =>
  uploadPath({
    uid: portfolio.ownerId,
    portfolioId: portfolio.id,
    kind: isPrivatePicture(portfolio, name) ? 'private' : 'images',
    file: `${name}.webp`,
  })

/** Stores a portfolio's pictures and their widths, as the editor and the upload trigger would. */
const uploadPictures = async ({ bucket, db }: Admin, portfolio: DemoPortfolio): Promise<void> => {
  const files: PicturesDocument['files'] = {}
  for (const [name, picture] of Object.entries(portfolio.pictures)) {
    const metadata = isPrivatePicture(portfolio, name)
      ? { cacheControl: PRIVATE_CACHE, metadata: secretToken() }
      : { cacheControl: CACHE }
    const save = (path: string, body: Buffer, format: string) =>
      bucket.file(path).save(body, { contentType: `image/${format}`, metadata, resumable: false })
    const path = picturePath(portfolio, name)
    const upload = readPicturePath(path)
    if (!upload) throw new Error(`Not the path of an upload: ${path}`)
    const image = await renderPicture(picture)
    const { facts, variants } = await prepare(image)
    await save(path, image, 'webp')
    for (const { width, format, body } of variants) await save(widthPath(upload, width, format), body, format)
    files[upload.file] = { width: facts.width, height: facts.height, widths: facts.widths }
  }
  await db
    .collection('portfolios')
    .doc(portfolio.id)
    .collection('pictures')
    .doc('all')
    .set({ files } satisfies PicturesDocument)
}

const requirePublishable = (id: string, username: string, issues: readonly PublishIssue[]): void => {
  const problem = usernameProblem(username) ?? (issues.length > 0 ? publishIssuesMessage(issues) : null)
  if (problem) throw new Error(`${id}: ${problem}`)
}

const placedIn =
  (portfolio: DemoPortfolio): Placed =>
  (picture) => {
    if (!(picture in portfolio.pictures))
      throw new Error(`${portfolio.id} shows a picture that it does not have: ${picture}`)
    const path = picturePath(portfolio, picture)
    return { path, src: addressOfPicture({ path }) ?? '' }
  }

const toDocument = (portfolio: DemoPortfolio): PortfolioDocument => {
  const { ownerId, name, templateId, username } = portfolio
  const content = contentSchema.parse(portfolio.content(placedIn(portfolio)))
  if (username) requirePublishable(portfolio.id, username, publishIssues(catalogue[templateId].metadata, content))
  const updatedAt = demoTime(portfolio.updatedAt)
  return {
    ownerId,
    name,
    templateId,
    status: username ? 'published' : 'draft',
    username,
    content,
    design: designSchema.parse(portfolio.design),
    layout: layoutSchema.parse({ hidden: portfolio.hidden }),
    revision: 1,
    views: 0,
    createdAt: demoTime(portfolio.createdAt),
    updatedAt,
    publishedAt: username ? updatedAt : null,
  }
}

const createPortfolio = async (admin: Admin, portfolio: DemoPortfolio): Promise<void> => {
  const document = toDocument(portfolio)
  await uploadPictures(admin, portfolio)
  await admin.db.collection('portfolios').doc(portfolio.id).create(document)
  if (!portfolio.username) return
  const lock: UsernameDocument = {
    ownerId: portfolio.ownerId,
    portfolioId: portfolio.id,
    claimedAt: document.createdAt,
  }
  await admin.db.collection('usernames').doc(portfolio.username).create(lock)
}

/** What its owner edits is ahead of what is live. */
const goOnEditing = async ({ db }: Admin, { id, changed }: DemoPortfolio): Promise<void> => {
  if (!changed) return
  const ref = db.collection('portfolios').doc(id)
  const stored = (await ref.get()).data() as PortfolioDocument
  const live = (await ref.collection('live').doc('site').get()).data() as LiveDocument
  const draft = { ...stored, content: contentSchema.parse(changed(live.content)), revision: stored.revision + 1 }
  await ref.set({ ...draft, live: liveState(live, draft) })
}

const holderOf = (uid: string): HolderDocument => ({
  names: portfolios.flatMap(({ ownerId, username }) => (ownerId === uid && username ? [username] : [])),
})

/** Fills empty emulators with the store, three accounts, their portfolios and the pages of these. */
export const seed = (suite: Suite): Promise<void> =>
  withAdmin(suite.ports, async (admin) => {
    await writeListings(admin.db)
    for (const account of demoAccounts) {
      await createAccount(admin, account)
      await admin.db.collection('usernameHolders').doc(account.uid).create(holderOf(account.uid))
    }
    for (const portfolio of portfolios) await createPortfolio(admin, portfolio)
    await migrateLive(admin.db)
    for (const portfolio of portfolios)
      await seedPages(
        admin,
        portfolio,
        demoPages[portfolio.id] ?? [],
        placedIn(portfolio),
        await uploadFiles(admin, portfolio),
      )
    for (const portfolio of portfolios) await goOnEditing(admin, portfolio)
    await seedPrivateLink(admin)
    await seedReviews(admin, portfolios)
    await seedReviewLinks(admin)
  })

import type { Page } from '@playwright/test'
import { blockTypes } from '@vitrine/common/portfolio/pages/block-types'
import type { PageContent } from '@vitrine/common/portfolio/pages/page-content'
import { templateIds } from '@vitrine/common/templates/ids'
import { loadExamplePage } from '@vitrine/templates/pages/example-page'
import { exampleSets } from '@vitrine/templates/example-sets'
import { expectAccessible, expectAccessibleEverywhere } from '../e2e/support/accessible.ts'
import { galleryPage, wholePage } from '../support/written-content.ts'
import { expect, test } from './support/test.ts'

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The pictures of a page at the addresses that make each its own. */
const setsOf = (content: PageContent) => {
  const known = exampleSets(JSON.parse(JSON.stringify(content).replace(/\?\d+"/g, '"')) as PageContent)
  const addresses = JSON.stringify(content).match(/\/examples\/[^"]+/g) ?? []
  return new Map(
    addresses.flatMap((address) => {
      const set = known.get(address.split('?')[0] ?? '')
      return set ? [[address, { ...set, sources: [], widest: address }] as const] : []
    }),
  )
}

test.describe('case studies and articles are for everyone', () => {
  test.use({ reducedMotion: 'reduce', expectedErrors: ['Failed to load resource'] })

  for (const id of templateIds) {
    test(`${id}, its example, at every width and in both schemes`, async ({ page, site }) => {
      test.slow()
      const { kind, content } = await loadExamplePage(id)
      await page.goto(await site.write(id, content, { kind }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.title ?? '')
      await expectAccessibleEverywhere(page)
    })

    for (const text of ['Words of the page', 'مرحبا بالعالم', 'Donaudampfschifffahrtselektrizitäten'.repeat(4)]) {
      test(`${id}, every block, with ${text.slice(0, 20)}`, async ({ page, site }) => {
        await page.setViewportSize({ width: 360, height: 740 })
        await page.goto(await site.write(id, wholePage(text)))
        for (const type of Object.keys(blockTypes)) await expect(page.locator(`[data-type=${type}]`)).toBeVisible()
        expect(await overflowOf(page)).toBe(0)
        await expectAccessible(page)
      })
    }
  }
})

test.describe('with JavaScript off, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  for (const id of templateIds) {
    test(`${id} can be read`, async ({ page, site }) => {
      const { kind, content } = await loadExamplePage(id)
      await page.goto(await site.write(id, content, { kind }))
      for (const picture of await page.locator('img').all()) await expect(picture).toBeVisible()
      for (const heading of await page.getByRole('heading').all()) await expect(heading).toBeVisible()
      await expect(page.locator('button:visible')).toHaveCount(0)
    })
  }

  test('the switch of the summary leaves the summary and the figures', async ({ page, site }) => {
    await page.goto(await site.write('developer-pro', (await loadExamplePage('developer-pro')).content))
    const story = page.getByText('On a Sunday in February')
    await expect(story).toBeVisible()
    await page.getByRole('switch', { name: /20 seconds/ }).check()
    await expect(story).toBeHidden()
    await expect(page.getByText('1.4 M/s')).toBeVisible()
    await expect(page.locator('[data-type=summary]')).toBeVisible()
    await page.getByRole('switch', { name: /20 seconds/ }).uncheck()
    await expect(story).toBeVisible()
  })

  test('before and after are uncovered by arrow keys, from the middle', async ({ page, site }) => {
    await page.goto(
      await site.write('minimalist-designer', {
        title: 'A sign',
        blocks: [
          {
            type: 'comparison',
            before: '/examples/minimalist-designer/02.webp',
            beforeAlt: 'The sign of before',
            after: '/examples/minimalist-designer/04.webp',
            afterAlt: 'The sign of after',
          },
        ],
      }),
    )
    const both = page.getByRole('group', { name: 'Before and After' })
    await expect(both.getByRole('img')).toHaveCount(2)
    const handle = both.locator('.compare-handle')
    const place = async () => {
      const [line, box] = [await handle.boundingBox(), await both.boundingBox()]
      return ((line?.x ?? 0) + 1 - (box?.x ?? 0)) / (box?.width ?? 1)
    }
    expect(await place()).toBeCloseTo(0.5, 1)
    await both.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(place).toBeLessThan(0.48)
    // A key that is pressed while it still scrolls is lost.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft')
      await expect.poll(place, { timeout: 1_000 }).toBeGreaterThan(0.52)
    }).toPass()
  })

  test('an embed is a link to its provider', async ({ page, site }) => {
    await page.goto(await site.write('creative-studio', (await loadExamplePage('creative-studio')).content))
    await expect(page.getByRole('link', { name: /Play from Vimeo/ })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    )
  })

  test('a slideshow shows that more follow, and how many', async ({ page, site }) => {
    const content = galleryPage(24, 'slideshow')
    await page.goto(await site.write('photography-focus', content, { sets: setsOf(content) }))
    const count = page.getByText('1 / 24', { exact: true })
    await count.scrollIntoViewIfNeeded()
    await expect(count).toBeInViewport()
    await expect(page.locator('.slideshow li').nth(1)).toBeInViewport({ ratio: 0.05 })
  })

  test('a gallery of 500 is there as a whole', async ({ page, site }) => {
    const content = galleryPage(500, 'justified')
    await page.goto(await site.write('photography-focus', content, { sets: setsOf(content) }))
    await expect(page.locator('.wall img')).toHaveCount(500)
    await expect(page.getByText('Day 500', { exact: true })).toBeVisible()
  })
})

test.describe('embeds', () => {
  test('ask nobody before they are pressed, and then only their provider', async ({ page, site }) => {
    const asked: string[] = []
    await page.route(/vimeo/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
    })
    await page.goto(await site.write('creative-studio', (await loadExamplePage('creative-studio')).content))
    await page.locator('html.fonts-ready').waitFor({ state: 'attached' })
    const press = page.getByRole('link', { name: /Play from Vimeo/ })
    await press.scrollIntoViewIfNeeded()
    expect(asked).toEqual([])
    await press.click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
    await expect(frame).toHaveAttribute('title', 'Nine nights in ninety seconds')
    await expect(frame).toBeFocused()
    await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'])
  })
})

test.describe('a carousel', () => {
  test('moves by its buttons and keys, and never by itself', async ({ page, site }) => {
    await page.goto(await site.write('creative-studio', (await loadExamplePage('creative-studio')).content))
    const box = page.locator('[data-carousel]')
    const bar = box.locator('.carousel-bar')
    await expect(bar.getByText('1 / 4')).toBeVisible()
    await expect(box.getByRole('button', { name: 'Previous picture' })).toBeDisabled()
    const track = box.getByRole('group')
    // A key that is pressed while the track still scrolls only ends that.
    const ended = track.evaluate(
      (node) => new Promise<void>((resolve) => node.addEventListener('scrollend', () => resolve(), { once: true })),
    )
    await box.getByRole('button', { name: 'Next picture' }).click()
    await expect(bar.getByText('2 / 4')).toBeVisible()
    await ended
    await track.focus()
    await page.keyboard.press('ArrowRight')
    await expect(bar.getByText('3 / 4')).toBeVisible()
  })
})

test.describe('before and after', () => {
  test('are dragged with a mouse', async ({ page, site }) => {
    await page.goto(await site.write('minimalist-designer', wholePage('Words')))
    const box = page.locator('[data-compare]')
    await box.scrollIntoViewIfNeeded()
    const place = () => box.evaluate((node) => node.scrollLeft / node.clientWidth)
    await expect.poll(place).toBeCloseTo(0.5, 1)
    const { x, y, width } = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await page.mouse.move(x + width / 2, y + 40)
    await page.mouse.down()
    await page.mouse.move(x + width / 4, y + 40, { steps: 4 })
    await page.mouse.up()
    await expect.poll(place).toBeCloseTo(0.75, 1)
  })

  test('are printed one below the other, before first', async ({ page, site }) => {
    await page.goto(await site.write('minimalist-designer', wholePage('Words')))
    await page.emulateMedia({ media: 'print' })
    const [before, after] = [
      page.locator('.compare-window .compare-shot'),
      page.locator('.compare-track > .compare-shot'),
    ]
    const [first, second] = [await before.boundingBox(), await after.boundingBox()]
    expect(first?.height).toBeGreaterThan(100)
    expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0) - 1)
  })
})

test.describe('galleries', () => {
  test('of 500 load their pictures as one scrolls', async ({ page, site }) => {
    const asked = new Set<string>()
    page.on('request', (request) => void (request.resourceType() === 'image' && asked.add(request.url())))
    const content = galleryPage(500, 'justified')
    await page.goto(await site.write('photography-focus', content, { sets: setsOf(content) }))
    await expect(page.getByText('Day 1', { exact: true })).toBeVisible()
    expect(asked.size).toBeLessThan(60)
    const last = page.getByRole('img', { name: 'Picture of day 500' })
    await last.scrollIntoViewIfNeeded()
    await expect.poll(() => [...asked].some((address) => address.endsWith('?499'))).toBe(true)
  })

  for (const arrangement of ['justified', 'masonry', 'grid', 'slideshow']) {
    test(`arranged as ${arrangement} fit a phone and a desk`, async ({ page, site }) => {
      const content = galleryPage(24, arrangement)
      const path = await site.write('photography-focus', content, { sets: setsOf(content) })
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('img', { name: 'Picture of day 3', exact: true })).toBeVisible()
        expect(await overflowOf(page)).toBe(0)
        await expectAccessible(page)
      }
    })
  }

  test('of equal rows keep the proportions of their pictures', async ({ page, site }) => {
    const content = galleryPage(12, 'justified')
    await page.goto(await site.write('photography-focus', content, { sets: setsOf(content) }))
    const own = await page
      .locator('.wall img')
      .evaluateAll((all) =>
        all.map((image) => Number(image.getAttribute('width')) / Number(image.getAttribute('height'))),
      )
    expect(own).toHaveLength(12)
    const boxes = await page
      .locator('.wall img')
      .evaluateAll((all) => all.map((image) => image.clientWidth / image.clientHeight))
    boxes.forEach((shape, index) => expect(shape / (own[index] ?? 1)).toBeCloseTo(1, 1))
  })

  test('of equal rows fill their last one, as the example does on a desk', async ({ page, site }) => {
    const { content } = await loadExamplePage('photography-focus')
    await page.goto(await site.write('photography-focus', content))
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = () =>
        page.locator('.wall a').evaluateAll((all) => {
          const [before, last] = all.slice(-2).map((link) => link.getBoundingClientRect())
          return { sameRow: before?.top === last?.top, left: innerWidth - (last?.right ?? 0) }
        })
      await expect.poll(async () => (await ends()).sameRow).toBe(true)
      expect((await ends()).left).toBeLessThan(20)
    }
  })

  test('open their pictures one by one', async ({ page, site }) => {
    const content = galleryPage(5, 'grid')
    await page.goto(await site.write('photography-focus', content, { sets: setsOf(content) }))
    await page.locator('html.fonts-ready').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Picture of day 2' }).click()
    const dialog = page.getByRole('dialog', { name: 'Picture' })
    await expect(dialog.getByText('2 / 5')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Day 3')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Picture of day 2' })).toBeFocused()
  })
})

test.describe('media', () => {
  const poster = '/examples/minimalist-designer/02.webp'
  const film = (width: number, height: number) => ({
    itemId: `${width}`,
    type: 'media' as const,
    kind: 'video',
    media: 'https://example.com/film.mp4',
    poster,
    mediaFacts: { name: 'film.mp4', bytes: 1, width, height, seconds: 9 },
  })

  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 600 },
  ])
    test(`has the proportions of the film, whatever its poster, at ${size.width} px`, async ({ page, site }) => {
      await page.setViewportSize(size)
      await page.goto(
        await site.write('creative-studio', { title: 'Films', blocks: [film(1080, 1920), film(1920, 1080)] }),
      )
      for (const [video, ratio] of [
        [page.locator('video').first(), 9 / 16],
        [page.locator('video').last(), 16 / 9],
      ] as const) {
        const box = (await video.boundingBox()) ?? { width: 0, height: 1 }
        expect(Math.abs(box.width / box.height / ratio - 1)).toBeLessThan(0.02)
        expect(box.height).toBeLessThan(size.height)
      }
    })

  test('of other sites has its poster as a whole above its button, and is as large as its player', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const link = 'https://vimeo.com/76979871'
    await page.goto(
      await site.write('creative-studio', {
        title: 'Films',
        blocks: [
          { itemId: 'a', type: 'embed', link, poster, title: 'Nine nights' },
          { itemId: 'b', type: 'embed', link, title: 'Nine nights' },
        ],
      }),
    )
    const [first, second] = [page.locator('.embed').first(), page.locator('.embed').last()]
    const image = (await first.locator('img').boundingBox()) ?? { y: 0, width: 0, height: 1 }
    const label = (await first.locator('.embed-label').boundingBox()) ?? { y: 0 }
    expect(image.width / image.height).toBeCloseTo(16 / 9, 1)
    expect(label.y).toBeGreaterThanOrEqual(image.y + image.height - 1)
    const facade = (await second.locator('a').boundingBox()) ?? { width: 0, height: 1 }
    expect(facade.width / facade.height).toBeCloseTo(16 / 9, 1)
    await page.route(/vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    )
    for (const one of [first, second]) {
      const before = await one.boundingBox()
      await one.getByText('Play from Vimeo').click()
      const player = (await one.locator('iframe').boundingBox()) ?? { width: 0, height: 1 }
      expect(player.width / player.height).toBeCloseTo(16 / 9, 1)
      expect((await one.boundingBox())?.height).toBe(before?.height)
    }
  })
})

test.describe('pictures beside each other', () => {
  test('fill a phone one by one in a row, and have no empty space in a carousel', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const pictures = [1, 2, 4].map((number) => ({
      itemId: `${number}`,
      image: `/examples/minimalist-designer/0${number}.webp`,
      imageAlt: `Picture ${number}`,
    }))
    await page.goto(
      await site.write('minimalist-designer', {
        title: 'Pictures',
        blocks: [
          { itemId: 'a', type: 'row', pictures },
          { itemId: 'b', type: 'carousel', pictures: pictures.slice(1) },
        ],
      }),
    )
    const row = await page.locator('.row').boundingBox()
    for (const picture of await page.locator('.row > li').all())
      expect((await picture.boundingBox())?.width).toBeCloseTo(row?.width ?? 0, 0)
    const { width, height } = (await page.locator('.carousel img').first().boundingBox()) ?? { width: 0, height: 1 }
    expect(width / height).toBeCloseTo(1.5, 1)
  })
})

test.describe('widths', () => {
  test('inset, wide and full differ, and text keeps its measure', async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const id of templateIds) {
      const image = '/examples/minimalist-designer/02.webp'
      const content: PageContent = {
        title: 'Widths',
        blocks: [
          { type: 'text', text: `<p>${'words of the page '.repeat(60)}</p>` },
          ...['inset', 'wide', 'full'].map((width) => ({ type: 'picture' as const, image, width })),
        ],
      }
      await page.goto(await site.write(id, content))
      const widthOf = (selector: string) =>
        page.locator(selector).evaluate((node) => node.getBoundingClientRect().width)
      const [inset, wide, full] = [
        await widthOf('[data-span=text] .shot'),
        await widthOf('[data-span=wide] .shot'),
        await widthOf('[data-span=full] .shot'),
      ]
      expect(wide / inset, id).toBeGreaterThan(1.3)
      expect(full, id).toBe(1440)
      expect(full / wide, id).toBeGreaterThan(1.05)
      const characters = await page.locator('.prose p').evaluate((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
        return node.textContent.length / lines
      })
      expect(characters, id).toBeGreaterThan(55)
      expect(characters, id).toBeLessThan(80)
    }
  })
})

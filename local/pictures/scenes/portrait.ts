import { type Canvas, circle, ellipse, group, line, path, rect } from '../lib/canvas.ts'
import { darker, lighter, mix } from '../lib/color.ts'
import type { Scene } from '../lib/render.ts'

export type Hair = 'bob' | 'bun' | 'crop' | 'curls' | 'long' | 'waves'
export type Clothes = 'crew' | 'collar' | 'roll' | 'jacket'

export interface Sitter {
  skin: string
  hair: Hair
  hairColor: string
  clothes: Clothes
  cloth: string
  under: string
  ground: string
  halo: string
  glasses?: string
  beard?: boolean
  earring?: string
}

/* Drawn on a square of 1000 with the face around (500, 430); light falls from the upper left. */
const face =
  'M372 392C372 300 430 252 502 252C574 252 630 302 630 394C630 470 618 528 586 574C562 608 532 628 502 628C472 628 440 608 416 574C384 528 372 468 372 392Z'

const hairBehind: Record<Hair, string> = {
  bob: 'M338 620C306 520 310 380 344 300C376 224 438 196 506 196C578 196 636 228 664 304C694 386 696 520 664 620C610 646 560 640 520 620H480C440 640 390 646 338 620Z',
  bun: 'M352 420C340 320 390 218 502 218C614 218 662 320 650 420C646 470 630 500 616 512H388C370 500 356 470 352 420Z',
  crop: 'M362 420C352 310 398 222 504 222C608 222 650 312 640 420Z',
  curls: '',
  long: 'M330 860C300 720 300 420 344 306C374 228 438 192 506 192C576 192 638 228 664 306C704 420 706 720 672 860Z',
  waves:
    'M322 700C280 620 330 560 310 480C296 420 318 360 344 300C378 222 440 190 508 190C584 190 640 226 668 300C692 360 706 420 690 484C676 560 726 620 684 700C640 742 590 700 560 690H440C412 702 368 742 322 700Z',
}

const hairFront: Record<Hair, string> = {
  bob: 'M356 470C344 380 366 250 506 226C640 240 662 380 648 470C640 420 632 380 612 346C540 352 450 348 408 330C384 366 364 410 356 470Z',
  bun: 'M360 440C348 330 396 222 504 222C612 222 656 330 642 440C634 392 618 352 590 326C540 300 450 304 412 334C384 360 368 396 360 440Z',
  crop: 'M362 424C344 380 346 300 392 256C440 206 560 200 612 250C656 292 660 372 640 424C636 388 626 366 612 348C560 340 470 344 430 318C398 334 374 374 362 424Z',
  curls: '',
  long: 'M350 520C334 390 366 246 500 222C640 240 668 390 652 520C644 440 616 360 508 262C420 340 362 430 350 520Z',
  waves:
    'M346 500C330 390 372 238 520 218C640 232 676 380 656 500C646 440 634 380 600 330C520 372 420 350 396 320C372 370 352 430 346 500Z',
}

const shoulders =
  'M120 1010C128 880 196 806 300 774C370 752 420 736 440 700H564C584 736 632 752 704 774C806 806 874 880 882 1010Z'

const curls = (canvas: Canvas, color: string): string => {
  const ring = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, count: number): string =>
    Array.from({ length: count }, (_, i) => {
      const turn = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
      const shade = mix(color, i % 3 === 0 ? '#ffffff' : '#000000', i % 3 === 0 ? 0.07 : 0.1)
      return circle(cx + Math.cos(turn) * rx, cy + Math.sin(turn) * ry, canvas.random.between(44, 60), shade)
    }).join('')
  return ring(502, 380, 176, 186, 160, 380, 13) + ring(502, 340, 110, 110, 180, 360, 8)
}

const garment = (clothes: Clothes, cloth: string, under: string): string => {
  const base = path(shoulders, cloth)
  const dark = darker(cloth, 0.3)
  if (clothes === 'crew') return base + path('M414 742C440 800 564 800 590 742L610 752C580 838 424 838 394 752Z', dark)
  if (clothes === 'roll')
    return (
      base +
      path('M424 672C460 700 548 700 580 672L590 764C550 796 452 796 414 764Z', lighter(cloth, 0.06)) +
      line('M416 748C456 780 548 780 588 748', dark, 5)
    )
  if (clothes === 'collar') {
    return (
      base +
      path('M430 726L502 832L574 726L560 700H444Z', under) +
      path('M430 716L398 752L452 850L502 830Z', lighter(cloth, 0.14)) +
      path('M574 716L606 752L552 850L502 830Z', lighter(cloth, 0.08)) +
      line('M502 832V1000', dark, 4) +
      circle(502, 886, 6, under) +
      circle(502, 956, 6, under)
    )
  }
  return (
    base +
    path('M424 730L502 960L580 730L560 700H444Z', under) +
    path('M430 722L360 760L400 850L372 868L502 1010V940Z', darker(cloth, 0.16)) +
    path('M574 722L644 760L604 850L632 868L502 1010V940Z', darker(cloth, 0.26))
  )
}

const features = ({ skin, hairColor, beard }: Sitter): string => {
  const ink = mix(darker(skin, 0.75), '#1a1114', 0.5)
  const brow = mix(hairColor, '#1a1114', 0.35)
  const mouth = mix(darker(skin, 0.35), '#8c2f2c', 0.45)
  return [
    line('M418 398C434 386 458 386 472 394', brow, 9, { 'stroke-linecap': 'round' }),
    line('M534 394C548 386 572 386 588 398', brow, 9, { 'stroke-linecap': 'round' }),
    ellipse(447, 430, 8, 10, ink),
    ellipse(559, 430, 8, 10, ink),
    line('M428 426C438 416 456 416 466 425', ink, 5, { 'stroke-linecap': 'round' }),
    line('M540 425C550 416 568 416 578 426', ink, 5, { 'stroke-linecap': 'round' }),
    line('M508 424C506 456 518 484 522 496C516 504 504 506 494 502', darker(skin, 0.3), 6, {
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    beard
      ? path(
          'M374 440C380 520 398 580 428 612C454 640 552 640 578 612C606 580 624 520 629 440C612 500 590 526 556 524C530 516 474 516 448 524C414 526 390 500 374 440Z',
          mix(hairColor, skin, 0.12),
        )
      : '',
    line('M462 556C484 572 522 572 546 554', beard ? lighter(mouth, 0.2) : mouth, 8, { 'stroke-linecap': 'round' }),
  ].join('')
}

/** A head and shoulders in flat shapes with printed shading. */
export const portrait =
  (sitter: Sitter): Scene =>
  (canvas) => {
    const { skin, hair, hairColor, clothes, cloth, under, ground, halo, glasses, earring } = sitter
    const shade = darker(skin, 0.3)
    const hairTone = canvas.linear(
      [340, 200],
      [680, 640],
      [0, lighter(hairColor, 0.16)],
      [0.5, hairColor],
      [1, darker(hairColor, 0.35)],
    )
    const faceShade = canvas.linear([430, 0], [650, 120], [0.45, '#000', 0], [1, '#000', 0.6])
    const bodyShade = canvas.linear([300, 700], [860, 1000], [0.35, '#000', 0], [1, '#000', 0.55])
    const blush = (x: number): string => ellipse(x, 500, 30, 20, '#d8543f', { opacity: 0.16 })
    const neck = path('M440 560V708C440 762 564 762 564 708V560Z', mix(skin, shade, 0.45))
    const frames = glasses
      ? group(
          [
            rect(400, 398, 92, 72, 'none', { rx: 30 }),
            rect(514, 398, 92, 72, 'none', { rx: 30 }),
            path('M492 426C500 420 506 420 514 426', 'none'),
            path('M400 424L376 416', 'none'),
            path('M606 424L628 416', 'none'),
          ].join(''),
          { stroke: glasses, 'stroke-width': 9 },
        )
      : ''
    const bun =
      hair === 'bun'
        ? circle(506, 178, 74, hairTone) + line('M450 190C480 150 540 150 562 190', darker(hairColor, 0.4), 5)
        : ''
    const figure = [
      hair === 'curls' ? curls(canvas, darker(hairColor, 0.12)) : path(hairBehind[hair], darker(hairColor, 0.22)),
      bun,
      neck,
      path('M440 600C470 660 540 670 566 612V664C540 706 470 700 440 650Z', shade, { opacity: 0.55 }),
      garment(clothes, cloth, under),
      canvas.grained(path(shoulders, bodyShade), darker(cloth, 0.5), 0.8, { opacity: 0.8 }),
      ellipse(372, 446, 20, 36, skin),
      ellipse(630, 446, 20, 36, mix(skin, shade, 0.6)),
      path(face, skin),
      canvas.grained(path(face, faceShade), shade, 0.8, { opacity: 0.5 }),
      blush(420),
      blush(584),
      features(sitter),
      hair === 'curls'
        ? group(curls(canvas, hairColor), { transform: 'translate(0 -46) scale(1 0.9)' })
        : path(hairFront[hair], hairTone),
      frames,
      earring ? circle(370, 494, 10, earring) + circle(632, 494, 10, earring) : '',
    ].join('')
    const size = Math.max(canvas.width, canvas.height)
    const offset = (canvas.width - size) / 2
    const back = canvas.linear([0, 0], [1000, 1000], [0, lighter(ground, 0.18)], [1, darker(ground, 0.16)])
    return group(
      [
        rect(0, 0, 1000, 1000, back),
        circle(560, 430, 330, halo),
        canvas.grained(
          circle(560, 430, 330, canvas.linear([300, 200], [860, 700], [0.2, '#000', 0], [1, '#000', 0.5])),
          darker(halo, 0.3),
          0.8,
          { opacity: 0.7 },
        ),
        group(figure, { transform: 'translate(-26 0) scale(1.05)' }),
      ].join(''),
      { transform: `translate(${offset} ${(canvas.height - size) / 2}) scale(${size / 1000})` },
    )
  }

// The drawn pictures that every product has, with their alternative texts.
import type { ProductPicture } from '../../../contract/product-picture.ts'
import type { Lang } from '../../../shared/lang.ts'

export const PICTURE_VIEWS = [
  'angle',
  'front',
  'dimensions',
  'label',
  'terminals',
  'scale',
  'teardown',
] as const
export type PictureView = (typeof PICTURE_VIEWS)[number]

export function isPictureView(name: string): name is PictureView {
  return (PICTURE_VIEWS as readonly string[]).includes(name)
}

/** Supplied pictures have other addresses than drawn ones. */
export function isDrawnPicture({ url }: Pick<ProductPicture, 'url'>): boolean {
  return url.startsWith('/pictures/')
}

const ALTS: Record<Lang, Record<PictureView, (itemNo: string) => string>> = {
  en_us: {
    angle: (item) => `Illustration of ${item} at an angle, drawn from its specification`,
    front: (item) => `Illustration of ${item} from the front, drawn from its specification`,
    dimensions: (item) => `Dimension drawing of ${item} in millimetres`,
    label: (item) => `Illustration of the label of ${item}`,
    terminals: (item) => `Schematic of the terminals of ${item}`,
    scale: (item) => `${item} drawn to scale beside a bank card`,
    teardown: (item) => `Schematic of the cells and protection board inside ${item}`,
  },
  zh_cn: {
    angle: (item) => `${item} 立体示意图，按规格绘制`,
    front: (item) => `${item} 正面示意图，按规格绘制`,
    dimensions: (item) => `${item} 尺寸图（毫米）`,
    label: (item) => `${item} 标签示意图`,
    terminals: (item) => `${item} 端子示意图`,
    scale: (item) => `${item} 与银行卡的等比例对照图`,
    teardown: (item) => `${item} 内部电芯与保护板示意图`,
  },
  zh_hk: {
    angle: (item) => `${item} 立體示意圖，按規格繪製`,
    front: (item) => `${item} 正面示意圖，按規格繪製`,
    dimensions: (item) => `${item} 尺寸圖（毫米）`,
    label: (item) => `${item} 標籤示意圖`,
    terminals: (item) => `${item} 端子示意圖`,
    scale: (item) => `${item} 與信用卡的同比例對照圖`,
    teardown: (item) => `${item} 內部電芯與保護板示意圖`,
  },
}

export function drawnPictures(itemNo: string, lang: Lang): ProductPicture[] {
  return PICTURE_VIEWS.map((view) => ({
    url: `/pictures/${encodeURIComponent(itemNo)}/${view}.svg?lang=${lang}`,
    kind: view,
    alt: ALTS[lang][view](itemNo),
  }))
}

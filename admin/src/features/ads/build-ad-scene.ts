import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';

type Placement = AdminAd['placement'];

/** Preview widths in pixels: the page, and its content between the margins. */
export const DEVICES = {
  desktop: { page: 1280, content: 1200, columns: 4 },
  phone: { page: 360, content: 328, columns: 1 },
} as const;
export type Device = keyof typeof DEVICES;

/** Maximum width of an ad on the site (`.ad > a`). */
const AD_MAX = 728;
/** Gap above an ad's label and below the ad. */
const MARGIN = 40;
export const LABEL = { size: 13, room: 22 } as const;
const GAP = 20;
/** Facets column next to the results on a desktop (`.listing`). */
const FACETS = 278;
/** Maximum content width of the download page (`.download-page`). */
const DOWNLOAD_MAX = 772;

interface Column {
  left: number;
  width: number;
}

/** The column of the page in which an ad is centered. */
const getColumn = (placement: Placement, device: Device): Column => {
  const { page, content } = DEVICES[device];
  const left = (page - content) / 2;
  if (placement === 'listing' && device === 'desktop') return { left: left + FACETS, width: content - FACETS };
  if (placement === 'download') {
    const width = Math.min(content, DOWNLOAD_MAX);
    return { left: (page - width) / 2, width };
  }
  return { left, width: content };
};

/** Displayed width and height of an image on the site. */
export const getDisplaySize = (
  picture: { width: number; height: number },
  device: Device,
): { width: number; height: number } => {
  const width = Math.min(picture.width, AD_MAX, DEVICES[device].content);
  return { width, height: Math.round((width * picture.height) / Math.max(1, picture.width)) };
};

export interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'surface' | 'picture' | 'text';
}

interface Beside {
  column: Column;
  y: number;
  height: number;
}

/** One result line of the listing. */
const createResultLine = ({ column: { left, width }, y, height }: Beside): Block[] => {
  const picture = Math.min(88, width / 3);
  return [
    { x: left, y, width, height, tone: 'surface' },
    { x: left + 14, y: y + 14, width: picture, height: height - 28, tone: 'picture' },
    { x: left + picture + 32, y: y + 20, width: (width - picture) / 2, height: 16, tone: 'text' },
  ];
};

/** Previous and next buttons below the results. */
const createPager = ({ column: { left, width }, y }: Beside): Block[] => {
  const button = { width: 110, height: 40 };
  const middle = left + width / 2;
  return [middle - button.width - GAP / 2, middle + GAP / 2].map((x): Block => ({ ...button, x, y, tone: 'surface' }));
};

/** Panel of the download page: file and installation. */
const createPanel = ({ column: { left, width }, y, height }: Beside): Block[] => [
  { x: left, y, width, height, tone: 'surface' },
  { x: left + 18, y: y + 18, width: width / 4, height: 20, tone: 'text' },
  { x: left + 18, y: y + height / 2, width: width / 2, height: 14, tone: 'text' },
];

/** Row of mod cards on the home page. `across` is the number of cards. */
const createCards =
  (across: number) =>
  ({ column, y, height }: Beside): Block[] => {
    const width = (column.width - GAP * (across - 1)) / across;
    return Array.from({ length: across }, (_, index) => column.left + index * (width + GAP)).flatMap((x): Block[] => [
      { x, y, width, height, tone: 'surface' },
      { x, y, width, height: height - 56, tone: 'picture' },
      { x: x + 12, y: y + height - 40, width: width / 2, height: 14, tone: 'text' },
    ]);
  };

/** The mod of the week, full width. */
const createWeekBanner = createCards(1);

/** Blocks above and below an ad. */
const getSurroundingBlocks = (placement: Placement, { columns }: (typeof DEVICES)[Device]) => {
  if (placement === 'listing') return { above: createResultLine, below: createPager };
  if (placement === 'download') return { above: createPanel, below: createPanel };
  if (placement === 'home_top') return { above: createCards(Math.min(columns, 3)), below: createWeekBanner };
  return { above: createCards(columns), below: createCards(columns) };
};

/** The part of the page around an ad, in page pixels. */
export const buildAdScene = (placement: Placement, device: Device, picture: { width: number; height: number }) => {
  const { page } = DEVICES[device];
  const column = getColumn(placement, device);
  const middle = column.left + column.width / 2;
  const height = device === 'desktop' ? 150 : 120;
  const ad = getDisplaySize(picture, device);
  const label = height + MARGIN;
  const top = label + LABEL.room;
  const bottom = top + ad.height + MARGIN;
  const { above, below } = getSurroundingBlocks(placement, DEVICES[device]);
  return {
    page,
    height: bottom + height,
    label: { x: middle, y: label + LABEL.size },
    ad: { x: middle - ad.width / 2, y: top, ...ad },
    blocks: [...above({ column, y: 0, height }), ...below({ column, y: bottom, height })],
  };
};

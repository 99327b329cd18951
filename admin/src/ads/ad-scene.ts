import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';

type Placement = AdminAd['placement'];

/** The widths that an ad is looked at in: the page, and what is left of it between its margins. */
export const DEVICES = {
  desktop: { page: 1280, content: 1200, columns: 4 },
  phone: { page: 360, content: 328, columns: 1 },
} as const;
export type Device = keyof typeof DEVICES;

/** As wide as an ad gets on the site (`.ad > a`). */
const AD_MAX = 728;
/** What stands around an ad there: room above, and its label. */
const MARGIN = 40;
export const LABEL = { size: 13, room: 22 } as const;
const GAP = 20;
/** The column beside the results, on a desktop (`.listing`). */
const FACETS = 278;
/** As wide as the download page gets between its margins (`.download-page`). */
const DOWNLOAD_MAX = 772;

interface Column {
  left: number;
  width: number;
}

/** The part of the page that a placement stands in the middle of. */
const columnOf = (placement: Placement, device: Device): Column => {
  const { page, content } = DEVICES[device];
  const left = (page - content) / 2;
  if (placement === 'listing' && device === 'desktop') return { left: left + FACETS, width: content - FACETS };
  if (placement === 'download') {
    const width = Math.min(content, DOWNLOAD_MAX);
    return { left: (page - width) / 2, width };
  }
  return { left, width: content };
};

/** Width and height that a picture takes on the site. */
export const shownSize = (
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

/** A result of the listing, as a line. */
const resultLine = ({ column: { left, width }, y, height }: Beside): Block[] => {
  const picture = Math.min(88, width / 3);
  return [
    { x: left, y, width, height, tone: 'surface' },
    { x: left + 14, y: y + 14, width: picture, height: height - 28, tone: 'picture' },
    { x: left + picture + 32, y: y + 20, width: (width - picture) / 2, height: 16, tone: 'text' },
  ];
};

/** Previous and next, below the results. */
const pager = ({ column: { left, width }, y }: Beside): Block[] => {
  const button = { width: 110, height: 40 };
  const middle = left + width / 2;
  return [middle - button.width - GAP / 2, middle + GAP / 2].map((x): Block => ({ ...button, x, y, tone: 'surface' }));
};

/** A panel of the download page: the file, how to install it. */
const panel = ({ column: { left, width }, y, height }: Beside): Block[] => [
  { x: left, y, width, height, tone: 'surface' },
  { x: left + 18, y: y + 18, width: width / 4, height: 20, tone: 'text' },
  { x: left + 18, y: y + height / 2, width: width / 2, height: 14, tone: 'text' },
];

/** A row of a shelf of the home page. */
const cards =
  (across: number) =>
  ({ column, y, height }: Beside): Block[] => {
    const width = (column.width - GAP * (across - 1)) / across;
    return Array.from({ length: across }, (_, at) => column.left + at * (width + GAP)).flatMap((x): Block[] => [
      { x, y, width, height, tone: 'surface' },
      { x, y, width, height: height - 56, tone: 'picture' },
      { x: x + 12, y: y + height - 40, width: width / 2, height: 14, tone: 'text' },
    ]);
  };

/** The mod of the week, across the page. */
const week = cards(1);

/** What stands above and below an ad in its place. */
const neighboursOf = (placement: Placement, { columns }: (typeof DEVICES)[Device]) => {
  if (placement === 'listing') return { above: resultLine, below: pager };
  if (placement === 'download') return { above: panel, below: panel };
  if (placement === 'home_top') return { above: cards(Math.min(columns, 3)), below: week };
  return { above: cards(columns), below: cards(columns) };
};

/** The piece of a page that an ad stands in, in the page's own pixels. */
export const adScene = (placement: Placement, device: Device, picture: { width: number; height: number }) => {
  const { page } = DEVICES[device];
  const column = columnOf(placement, device);
  const middle = column.left + column.width / 2;
  const height = device === 'desktop' ? 150 : 120;
  const ad = shownSize(picture, device);
  const label = height + MARGIN;
  const top = label + LABEL.room;
  const bottom = top + ad.height + MARGIN;
  const { above, below } = neighboursOf(placement, DEVICES[device]);
  return {
    page,
    height: bottom + height,
    label: { x: middle, y: label + LABEL.size },
    ad: { x: middle - ad.width / 2, y: top, ...ad },
    blocks: [...above({ column, y: 0, height }), ...below({ column, y: bottom, height })],
  };
};

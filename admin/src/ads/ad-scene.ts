import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';

type Placement = AdminAd['placement'];

/** The widths that an ad is looked at in: the page, and what is left of it between its margins. */
export const DEVICES = {
  desktop: { page: 1280, content: 1200, columns: 4 },
  phone: { page: 360, content: 328, columns: 1 },
} as const;
export type Device = keyof typeof DEVICES;

/** As wide as an ad gets on the site (`.ad img`). */
const AD_MAX = 728;
/** What stands around an ad there: room above, and its label. */
const MARGIN = 40;
export const LABEL = { size: 13, room: 22 } as const;
const GAP = 20;

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

/** A row of cards, or of what stands around an ad in a place, from `y` on and so high. */
const neighbours = (placement: Placement, device: Device, y: number, height: number): Block[] => {
  const { page, content, columns } = DEVICES[device];
  const left = (page - content) / 2;
  if (placement === 'listing') {
    const picture = Math.min(160, content / 3);
    return [
      { x: left, y, width: content, height, tone: 'surface' },
      { x: left + 12, y: y + 12, width: picture, height: height - 24, tone: 'picture' },
      { x: left + picture + 32, y: y + 20, width: (content - picture) / 2, height: 16, tone: 'text' },
    ];
  }
  if (placement === 'download') {
    const width = Math.min(content, 640);
    return [
      { x: (page - width) / 2, y, width, height, tone: 'surface' },
      { x: (page - width / 2) / 2, y: y + height / 2 - 10, width: width / 2, height: 20, tone: 'text' },
    ];
  }
  const across = placement === 'home_top' ? Math.min(columns, 3) : columns;
  const width = (content - GAP * (across - 1)) / across;
  return Array.from({ length: across }, (_, column) => left + column * (width + GAP)).flatMap((x): Block[] => [
    { x, y, width, height, tone: 'surface' },
    { x, y, width, height: height - 56, tone: 'picture' },
    { x: x + 12, y: y + height - 40, width: width / 2, height: 14, tone: 'text' },
  ]);
};

/** The piece of a page that an ad stands in, in the page's own pixels. */
export const adScene = (placement: Placement, device: Device, picture: { width: number; height: number }) => {
  const { page } = DEVICES[device];
  const beside = device === 'desktop' ? 150 : 120;
  const { width, height } = shownSize(picture, device);
  const label = beside + MARGIN;
  const top = label + LABEL.room;
  const below = top + height + MARGIN;
  return {
    page,
    height: below + beside,
    label: { x: page / 2, y: label + LABEL.size },
    ad: { x: (page - width) / 2, y: top, width, height },
    blocks: [...neighbours(placement, device, 0, beside), ...neighbours(placement, device, below, beside)],
  };
};

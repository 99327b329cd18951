import type { AdminAd } from '@bigorna/domain/endpoints/admin/content';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FORGE } from '../theme/forge-tokens.ts';
import { adScene, type Device, LABEL, shownSize } from './ad-scene.ts';

type Theme = keyof typeof FORGE;
/** What is shown of an ad, and where. */
export type Picture = Pick<AdminAd, 'image_url' | 'width' | 'height' | 'placement'>;

/** The order they are drawn in: wide ones above each other, narrow ones side by side. */
const VIEWS = [
  ['desktop', 'dark'],
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['phone', 'light'],
] as const satisfies readonly (readonly [Device, Theme])[];

const View = ({ picture, device, theme }: { picture: Picture; device: Device; theme: Theme }) => {
  const translate = useTranslate();
  const { page, height, label, ad, blocks } = adScene(picture.placement, device, picture);
  const colors = FORGE[theme];
  const tones = { surface: colors.surface, picture: colors.line, text: colors['text-2'] };
  const words = { theme: translate(`console.ads.${theme}`), device: translate(`console.ads.${device}`) };
  const placement = translate(`console.ads.placements.${picture.placement}`);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, gridColumn: device === 'desktop' ? '1 / -1' : 'auto' }}>
      <svg
        viewBox={`0 0 ${page} ${height}`}
        role="img"
        aria-label={translate('console.ads.preview_of', { placement, ...words })}
        style={{
          display: 'block',
          width: '100%',
          height: 'auto',
          background: colors.bg,
          outline: `2px solid ${colors.line}`,
        }}
      >
        {blocks.map((block) => (
          <rect
            key={`${block.tone}-${block.x}-${block.y}`}
            x={block.x}
            y={block.y}
            width={block.width}
            height={block.height}
            fill={tones[block.tone]}
            opacity={block.tone === 'text' ? 0.35 : 1}
          />
        ))}
        <text x={label.x} y={label.y} fontSize={LABEL.size} textAnchor="middle" fill={colors['text-2']}>
          {translate('console.ads.label')}
        </text>
        <image href={picture.image_url} {...ad} preserveAspectRatio="none" />
      </svg>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {words.device}, {words.theme}
      </Typography>
    </Box>
  );
};

const sizeText = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

/** Taller than a third of its width, an ad pushes what visitors came for out of sight. */
const TALL = 1 / 2.2;
const WIDE_ENOUGH = 728;

/** An ad as it will stand on the site: in its place, in both themes, on a desktop and on a phone. */
export const AdPreview = ({ picture }: { picture: Picture }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {VIEWS.map(([device, theme]) => (
          <View key={`${device}-${theme}`} picture={picture} device={device} theme={theme} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('console.ads.size', {
          desktop: sizeText(shownSize(picture, 'desktop')),
          phone: sizeText(shownSize(picture, 'phone')),
        })}
        {picture.width < WIDE_ENOUGH ? ` ${translate('console.ads.small')}` : ''}
        {picture.height > picture.width * TALL ? ` ${translate('console.ads.tall')}` : ''}
      </Typography>
    </Stack>
  );
};

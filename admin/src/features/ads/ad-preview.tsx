import type { AdminAd } from '@bigorna/domain/endpoints/admin/content.schemas';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FORGE } from '#shared/theme/forge-tokens.ts';
import { buildAdScene, type Device, getDisplaySize, LABEL } from './build-ad-scene.ts';

type Theme = keyof typeof FORGE;
/** The fields of an ad that the preview needs. */
export type Picture = Pick<AdminAd, 'image_url' | 'width' | 'height' | 'placement'>;

/** Drawing order: wide views stacked, narrow views side by side. */
const VIEWS = [
  ['desktop', 'dark'],
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['phone', 'light'],
] as const satisfies readonly (readonly [Device, Theme])[];

const View = ({ picture, device, theme }: { picture: Picture; device: Device; theme: Theme }) => {
  const translate = useTranslate();
  const { page, height, label, ad, blocks } = buildAdScene(picture.placement, device, picture);
  const colors = FORGE[theme];
  const tones = { surface: colors.surface, picture: colors.line, text: colors['text-2'] };
  const labels = { theme: translate(`console.ads.${theme}`), device: translate(`console.ads.${device}`) };
  const placement = translate(`console.ads.placements.${picture.placement}`);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, gridColumn: device === 'desktop' ? '1 / -1' : 'auto' }}>
      <svg
        viewBox={`0 0 ${page} ${height}`}
        role="img"
        aria-label={translate('console.ads.preview_of', { placement, ...labels })}
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
        {labels.device}, {labels.theme}
      </Typography>
    </Box>
  );
};

const formatDimensions = ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`;

/** Ratio of height to width. A taller ad pushes the page's content out of sight, so the preview warns. */
const TALL = 1 / 2.2;
const WIDE_ENOUGH = 728;

/** Preview of an ad in its placement: both themes, desktop and phone. */
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
          desktop: formatDimensions(getDisplaySize(picture, 'desktop')),
          phone: formatDimensions(getDisplaySize(picture, 'phone')),
        })}
        {picture.width < WIDE_ENOUGH ? ` ${translate('console.ads.small')}` : ''}
        {picture.height > picture.width * TALL ? ` ${translate('console.ads.tall')}` : ''}
      </Typography>
    </Stack>
  );
};

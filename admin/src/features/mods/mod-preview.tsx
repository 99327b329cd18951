import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { StaffMod } from '@bigorna/domain/endpoints/admin/staff-mod.schemas';
import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Markdown } from '#shared/fields/markdown.tsx';
import { ModPicture } from './mod-picture.tsx';

const PICTURE_PX = 320;

/** `fabric@1.21.4` as `Fabric 1.21.4`. An unknown loader stays unchanged. */
const formatCompat = (pair: string): string => {
  const [key = '', version = ''] = pair.split('@');
  const knownLoader = LOADERS.find((loader) => loader === key);
  return `${knownLoader ? LOADER_NAMES[knownLoader] : key} ${version}`;
};

const Chips = ({ labels, label }: { labels: readonly string[]; label: string }) =>
  labels.length === 0 ? null : (
    <Stack
      component="ul"
      direction="row"
      useFlexGap
      spacing={0.75}
      aria-label={label}
      sx={{ flexWrap: 'wrap', p: 0, m: 0 }}
    >
      {labels.map((word) => (
        <Chip key={word} component="li" size="small" label={word} sx={{ listStyle: 'none' }} />
      ))}
    </Stack>
  );

const Links = ({ links }: { links: StaffMod['links'] }) => {
  const translate = useTranslate();
  const filledLinks = (['source', 'issues', 'site'] as const).flatMap((name) =>
    links[name] ? [[name, links[name]] as const] : [],
  );
  return filledLinks.length === 0 ? null : (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {filledLinks.map(([name, url]) => (
        <Link key={name} href={url} target="_blank" rel="noopener noreferrer" title={url}>
          {translate(`console.mods.link.${name}`)}
        </Link>
      ))}
    </Stack>
  );
};

const Gallery = ({ pictures }: { pictures: StaffMod['gallery'] }) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
    {pictures.map(({ url, alt, width, height }) => (
      <Box component="figure" key={url} sx={{ m: 0 }}>
        <Box
          component="img"
          src={url}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          sx={{ width: '100%', height: 'auto' }}
        />
        <Typography component="figcaption" variant="caption" color="textSecondary">
          {alt}
        </Typography>
      </Box>
    ))}
  </Box>
);

/** The fields that the preview shows. */
export type PreviewedMod = Pick<
  StaffMod,
  | 'title'
  | 'thumbnail_url'
  | 'short_description'
  | 'compat'
  | 'categories'
  | 'tags'
  | 'links'
  | 'description'
  | 'gallery'
>;

/** The mod as visitors see it: image, summary, compatibility and rendered text. */
export const ModPreview = ({ mod }: { mod: PreviewedMod }) => {
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <ModPicture title={mod.title} url={mod.thumbnail_url} width={PICTURE_PX} />
        <Stack spacing={1.5} sx={{ minWidth: 0 }}>
          <Typography sx={{ fontSize: '1.0625rem' }}>{mod.short_description}</Typography>
          <Chips label={translate('resources.mods.fields.compat')} labels={mod.compat.map(formatCompat)} />
          <Chips
            label={translate('resources.mods.fields.categories')}
            labels={mod.categories.map((id) => translate(`console.category.${id}`))}
          />
          <Chips label={translate('resources.mods.fields.tags')} labels={mod.tags.map((tag) => `#${tag}`)} />
          <Links links={mod.links} />
        </Stack>
      </Stack>
      {mod.description.trim() === '' ? (
        <Typography color="textSecondary">{translate('console.mods.no_description')}</Typography>
      ) : (
        <Markdown text={mod.description} />
      )}
      {mod.gallery.length > 0 ? <Gallery pictures={mod.gallery} /> : null}
    </Stack>
  );
};

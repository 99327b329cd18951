import { Box, Tab, Tabs, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Markdown } from '#shared/fields/markdown.tsx';
import { CountedInput } from './counted-input.tsx';

interface MarkdownInputProps {
  source: string;
  max: number;
  rows?: number;
}

const Preview = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const text = typeof value === 'string' ? value : '';
  return text.trim() === '' ? (
    <Typography color="textSecondary">{translate('console.mods.nothing_to_preview')}</Typography>
  ) : (
    <Markdown text={text} />
  );
};

/** Markdown input with a preview: side by side, or as tabs in narrow windows. */
export const MarkdownInput = ({ source, max, rows = 14 }: MarkdownInputProps) => {
  const translate = useTranslate();
  const id = useId();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const panel = (name: typeof view) => ({ xs: view === name ? 'block' : 'none', lg: 'block' });
  return (
    <Box>
      <Tabs
        value={view}
        onChange={(_event, next: typeof view) => setView(next)}
        aria-label={translate('console.mods.markdown_views')}
        sx={{ display: { lg: 'none' }, mb: 1 }}
      >
        <Tab value="write" label={translate('console.mods.write')} aria-controls={`${id}-write`} />
        <Tab value="preview" label={translate('console.mods.preview')} aria-controls={`${id}-preview`} />
      </Tabs>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Box id={`${id}-write`} sx={{ display: panel('write') }}>
          <CountedInput source={source} max={max} multiline minRows={rows} maxRows={30} />
        </Box>
        <Box
          id={`${id}-preview`}
          role="region"
          aria-label={translate('console.mods.preview')}
          tabIndex={0}
          sx={{
            display: panel('preview'),
            border: 1,
            borderColor: 'divider',
            p: 2,
            mt: { lg: 1 },
            maxHeight: 640,
            overflow: 'auto',
          }}
        >
          <Preview source={source} />
        </Box>
      </Box>
    </Box>
  );
};

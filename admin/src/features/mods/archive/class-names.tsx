import { revealHidden } from '@bigorna/domain/reveal-hidden';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ROWS_STEP } from './tree-rows.ts';

/** Names of an archive's classes, with a button for more. */
export const ClassNames = ({ names, isFiltered }: { names: readonly string[]; isFiltered: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [shown, setShown] = useState(ROWS_STEP);
  if (names.length === 0) {
    const text = isFiltered ? 'none_found' : 'no_classes';
    return <UiText color="textSecondary" text={`console.releases.inside.${text}`} />;
  }
  const left = new Intl.NumberFormat(locale).format(names.length - shown);
  return (
    <>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
      >
        {names.slice(0, shown).map((name) => (
          <li key={name}>
            <bdi>{revealHidden(name)}</bdi>
          </li>
        ))}
      </Box>
      {names.length > shown ? (
        <Button size="small" onClick={() => setShown(shown + ROWS_STEP)}>
          {translate('console.releases.inside.more', { count: left })}
        </Button>
      ) : null}
    </>
  );
};

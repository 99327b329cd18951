import { FINDING_LEVELS, FINDINGS, type FindingLevel } from '@bigorna/domain/archive-findings';
import type { Finding } from '@bigorna/domain/entities/release';
import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatFindingValues, removeMissingEntry } from './format-finding-values.ts';

const SEVERITY = {
  stop: 'error',
  hold: 'warning',
  warn: 'warning',
  note: 'info',
} as const satisfies Record<FindingLevel, string>;

/** Sorts by severity. Within a level the order stays. */
const sortBySeverity = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => FINDING_LEVELS.indexOf(FINDINGS[a.code]) - FINDING_LEVELS.indexOf(FINDINGS[b.code]));

/**
 * Findings of the automatic checks with their severity, or a note that there are none.
 * The role is `status`, not `alert`, because no user action failed.
 */
export const FindingsList = ({ findings }: { findings: readonly Finding[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (findings.length === 0) {
    return (
      <Alert severity="success" role="status">
        {translate('console.findings.none')}
      </Alert>
    );
  }
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
      {sortBySeverity(findings).map((finding) => (
        <Box component="li" key={`${finding.code} ${JSON.stringify(finding.values)}`} sx={{ listStyle: 'none' }}>
          <Alert severity={SEVERITY[FINDINGS[finding.code]]} role="status">
            <AlertTitle sx={{ fontSize: '0.9375rem', mb: 0.25 }}>
              {translate(`console.findings.title.${finding.code}`)}
            </AlertTitle>
            <Typography variant="body2">
              {removeMissingEntry(
                translate(`console.findings.text.${finding.code}`, formatFindingValues(finding, locale)),
              )}
            </Typography>
          </Alert>
        </Box>
      ))}
    </Stack>
  );
};

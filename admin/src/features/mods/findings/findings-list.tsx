import { FINDING_LEVELS, FINDINGS, type FindingLevel } from '@bigorna/domain/archive-findings';
import type { Finding } from '@bigorna/domain/entities/release';
import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
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

interface FindingsListProps {
  findings: readonly Finding[];
  /** Buttons below the text of a finding. */
  renderButtons?: (finding: Finding) => ReactNode;
}

/**
 * Findings of the automatic checks with their severity, or a note that there are none.
 * The role is `status`, not `alert`, because no user action failed.
 */
export const FindingsList = ({ findings, renderButtons }: FindingsListProps) => {
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
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {removeMissingEntry(
                translate(`console.findings.text.${finding.code}`, formatFindingValues(finding, locale)),
              )}
            </Typography>
            {renderButtons ? <Box sx={{ ml: -0.625 }}>{renderButtons(finding)}</Box> : null}
          </Alert>
        </Box>
      ))}
    </Stack>
  );
};

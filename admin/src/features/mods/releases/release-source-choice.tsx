import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';

export type ReleaseSource = 'file' | 'link';

interface ReleaseSourceChoiceProps {
  value: ReleaseSource;
  onChange: (source: ReleaseSource) => void;
}

/** Chooses between a hosted file and an external link. */
export const ReleaseSourceChoice = ({ value, onChange }: ReleaseSourceChoiceProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      size="small"
      value={value}
      aria-label={translate('console.releases.from')}
      onChange={(_event, next: ReleaseSource | null) => next && onChange(next)}
      sx={{ mb: 2 }}
    >
      <ToggleButton value="file">{translate('console.releases.from_file')}</ToggleButton>
      <ToggleButton value="link">{translate('console.releases.from_link')}</ToggleButton>
    </ToggleButtonGroup>
  );
};

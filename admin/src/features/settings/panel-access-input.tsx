import { PANEL_ACCESS } from '@bigorna/domain/access/permissions';
import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useInput, useTranslate } from 'react-admin';

/** Chooses the roles with access to the console, with a description of each choice. */
export const PanelAccessInput = ({ source }: { source: string }) => {
  const translate = useTranslate();
  const { field } = useInput({ source });
  return (
    <FormControl>
      <FormLabel id="panel-access">{translate('resources.settings.fields.admin_panel_access')}</FormLabel>
      <RadioGroup {...field} aria-labelledby="panel-access">
        {PANEL_ACCESS.map((access) => (
          <FormControlLabel
            key={access}
            value={access}
            control={<Radio slotProps={{ input: { 'aria-describedby': `panel-access-${access}` } }} />}
            sx={{ alignItems: 'start', mt: 1 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', fontWeight: 700, pt: 1 }}>
                  {translate(`console.settings.access.${access}`)}
                </Typography>
                <Typography
                  component="span"
                  id={`panel-access-${access}`}
                  variant="body2"
                  color="textSecondary"
                  sx={{ maxWidth: '70ch', display: 'block' }}
                >
                  {translate(`console.settings.access.${access}_help`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

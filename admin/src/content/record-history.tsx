import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { History } from '../history/history-tab.tsx';

/** What was done to a record, asked for when it is opened. */
export const RecordHistory = ({ about }: { about: string }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      expanded={open}
      onChange={(_event, isOpen) => setOpen(isOpen)}
      disableGutters
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ mt: 2, mb: { xs: 10, sm: 2 } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {translate('console.word.history')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{open ? <History about={about} /> : null}</AccordionDetails>
    </Accordion>
  );
};

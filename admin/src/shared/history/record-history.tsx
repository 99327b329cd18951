import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary } from '@mui/material';
import { useState } from 'react';
import { UiText } from '#shared/fields/ui-text.tsx';
import { History } from './history.tsx';

/** History of a record, loaded when opened. */
export const RecordHistory = ({ about }: { about: string }) => {
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
        <UiText component="span" sx={{ fontWeight: 700 }} text="console.word.history" />
      </AccordionSummary>
      <AccordionDetails>{open ? <History about={about} /> : null}</AccordionDetails>
    </Accordion>
  );
};

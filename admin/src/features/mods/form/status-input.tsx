import { RadioButtonGroupInput } from 'react-admin';
import { toChoices } from '#shared/inputs/to-choices.ts';

/** Whether a new mod is a draft or goes to the review queue. */
export const StatusInput = () => (
  <RadioButtonGroupInput
    source="status"
    label="console.mods.begin_as"
    choices={toChoices(['draft', 'pending'], 'console.mods.begin')}
  />
);

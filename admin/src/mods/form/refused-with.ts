import type { FieldFaults } from '../../content/parse-form.ts';

/** To the first field that is wrong, once the faults are on their fields. */
const showFirstFault = (): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
};

/** What a submit answers that was refused: react-hook-form takes a form without errors for sent, so its root has one. */
export const refusedWith = (faults: FieldFaults) => {
  showFirstFault();
  return { ...faults, root: { refused: 'ra.message.invalid_form' } };
};

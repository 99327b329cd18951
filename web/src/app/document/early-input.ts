/** What the visitor does before the scripts run. */
export interface EarlyInput {
  button?: HTMLElement;
  fields: ReadonlySet<EventTarget>;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

const setNativeValue = (prototype: object, field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);

/** Types a text again: React sees a change only if the value differs from the value that React set last. */
const typeAgain = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  field.value = field.defaultValue;
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  setNativeValue(prototype, field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** How to repeat a change. The field's value is read now, because React may write another value meanwhile. */
const recordChange = (field: Field): (() => void) => {
  const { value } = field;
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  if (!(field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)))
    return () => typeAgain(field, value);
  const { checked, defaultChecked } = field;
  return () => {
    if (checked === defaultChecked) return;
    field.checked = !checked;
    field.click();
  };
};

/** Repeats what was noted: changed fields, then the last click on a button, each in its own task. */
export const createRepetition = ({ button, fields }: EarlyInput): (() => void) => {
  const changes = [...fields].filter(isField).map(recordChange);
  return () => {
    for (const change of changes) setTimeout(change);
    // A second click usually repeats the first.
    setTimeout(() => button?.click());
  };
};

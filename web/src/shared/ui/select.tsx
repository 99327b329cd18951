import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SelectProps<Value extends string> {
  label: string;
  /** Name in a form that a page without scripts sends. */
  name?: string;
  /** Shows the label; otherwise only assistive technology reads it. */
  labelShown?: boolean;
  pill?: boolean;
  value: Value;
  options: readonly { value: Value; text: ReactNode }[];
  onChange: (value: Value) => void;
  /** Called when the list gets or loses the focus. */
  onFocusChange?: (isFocused: boolean) => void;
}

/** A native select in the site's style. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, name, labelShown = false, pill = false, value, options, onChange, onFocusChange } = props;
  const id = useId();
  return (
    <span className={pill ? 'select select-pill' : 'select'}>
      <label htmlFor={id} className={labelShown ? undefined : 'sr-only'}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onFocus={onFocusChange && (() => onFocusChange(true))}
        onBlur={onFocusChange && (() => onFocusChange(false))}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={14} />
    </span>
  );
};

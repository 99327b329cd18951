import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { getCellByKey, getCellToward } from './field-keys.ts';
import { CELLS, type Round } from './round.ts';
import theEnd from './the-end.svg';

const messages = defineMessages({ field: { id: 'notFound.field', defaultMessage: 'Ilhas' } });
const cellName = defineMessage<{ readonly number: number; readonly isThere: string }>({
  id: 'notFound.place',
  defaultMessage: '{isThere, select, true {Enderman na ilha {number}} other {Ilha {number}, vazia}}',
});

const MIDDLE = Math.floor(CELLS / 2);

/** The field before and after a round. */
export const StaticField = () => (
  <div className="endermen-field" aria-hidden="true">
    <img src={theEnd} alt="" className="absolute inset-0 size-full" width={660} height={420} />
  </div>
);

/** An enderman of the field, 6 × 11 pixels. */
const SmallEnderman = () => (
  <svg className="small-enderman" viewBox="0 0 6 11" shapeRendering="crispEdges" aria-hidden="true">
    <path fill="#3a3050" d="M1 0h4v3H1zM1 3h4v4H1zM0 3h1v5H0zM5 3h1v5H5zM1 7h1v4H1zM4 7h1v4H4z" />
    <path fill="#5a4a7c" d="M1 0h4v1H1zM1 3h1v4H1z" />
    <path fill="#f0b8ff" d="M1 1h1v1H1zM4 1h1v1H4z" />
    <path fill="#b99bff" d="M2 1h1v1H2z" />
  </svg>
);

/** Particles of a hit enderman. */
const Particles = () => (
  <svg className="small-enderman" viewBox="0 0 6 11" shapeRendering="crispEdges" aria-hidden="true">
    <path fill="#b99bff" d="M1 1h1v1H1zM4 0h1v1H4zM0 4h1v1H0zM5 5h1v1H5zM2 7h1v1H2zM4 9h1v1H4z" />
    <path fill="#e9a6ff" d="M3 2h1v1H3zM1 6h1v1H1zM3 5h1v1H3z" />
  </svg>
);

interface FieldProps {
  round: Round;
  strikeAt: (cell: number) => void;
}

/** The field as buttons, for mouse, touch, arrow keys and the keys 1 to 9. */
export const Field = ({ round, strikeAt }: FieldProps) => {
  const intl = useIntl();
  const [current, setCurrent] = useState(MIDDLE);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  // The start button disappeared, so the field takes the focus.
  useEffect(() => buttons.current.get(MIDDLE)?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const struck = getCellByKey(event.code);
    const next = struck ?? getCellToward(current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current.get(next)?.focus();
    if (struck !== undefined && !event.repeat) strikeAt(struck);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the cells are not form controls
    <div className="endermen-field" role="group" aria-label={intl.formatMessage(messages.field)} onKeyDown={onKeyDown}>
      <img src={theEnd} alt="" className="absolute inset-0 size-full" width={660} height={420} />
      {Array.from({ length: CELLS }, (_, cell) => {
        const isEndermanCell = cell === round.cell;
        const isVisible = isEndermanCell && round.isVisible;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell's index is its identity
            key={cell}
            type="button"
            ref={(button) => {
              if (button) buttons.current.set(cell, button);
            }}
            tabIndex={cell === current ? 0 : -1}
            aria-label={intl.formatMessage(cellName, { number: cell + 1, isThere: String(isVisible) })}
            onFocus={() => setCurrent(cell)}
            onClick={() => strikeAt(cell)}
          >
            <i aria-hidden="true">{intl.formatNumber(cell + 1)}</i>
            {isVisible && <SmallEnderman />}
            {isEndermanCell && !round.isVisible && <Particles />}
          </button>
        );
      })}
    </div>
  );
};

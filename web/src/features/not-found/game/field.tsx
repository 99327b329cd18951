import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { placeToward, struckBy } from './field-keys.ts';
import { PLACES, type Round } from './round.ts';
import { Particles, SmallEnderman } from './small-enderman.tsx';
import theEnd from './the-end.svg';

const messages = defineMessages({ field: { id: 'notFound.field', defaultMessage: 'Ilhas' } });
const placeName = defineMessage<{ readonly number: number; readonly isThere: string }>({
  id: 'notFound.place',
  defaultMessage: '{isThere, select, true {Enderman na ilha {number}} other {Ilha {number}, vazia}}',
});

const MIDDLE = Math.floor(PLACES / 2);

/** The islands at rest, before and after a round. */
export const StillField = () => (
  <div className="endermen-field" aria-hidden="true">
    <img src={theEnd} alt="" width={660} height={420} />
  </div>
);

interface FieldProps {
  round: Round;
  strikeAt: (place: number) => void;
}

/** The islands as buttons: clicked, touched, walked by arrows, or struck by the keys 1 to 9. */
export const Field = ({ round, strikeAt }: FieldProps) => {
  const intl = useIntl();
  const [current, setCurrent] = useState(MIDDLE);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  // The button that began the round is gone: its first key is for the field.
  useEffect(() => buttons.current.get(MIDDLE)?.focus(), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const struck = struckBy(event.code);
    const next = struck ?? placeToward(current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons.current.get(next)?.focus();
    if (struck !== undefined && !event.repeat) strikeAt(struck);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the places of a field are no group of form controls
    <div className="endermen-field" role="group" aria-label={intl.formatMessage(messages.field)} onKeyDown={onKeyDown}>
      <img src={theEnd} alt="" width={660} height={420} />
      {Array.from({ length: PLACES }, (_, place) => {
        const isHere = place === round.place;
        const isThere = isHere && round.isThere;
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            key={place}
            type="button"
            ref={(button) => {
              if (button) buttons.current.set(place, button);
            }}
            tabIndex={place === current ? 0 : -1}
            aria-label={intl.formatMessage(placeName, { number: place + 1, isThere: String(isThere) })}
            onFocus={() => setCurrent(place)}
            onClick={() => strikeAt(place)}
          >
            <i aria-hidden="true">{intl.formatNumber(place + 1)}</i>
            {isThere && <SmallEnderman />}
            {isHere && !round.isThere && <Particles />}
          </button>
        );
      })}
    </div>
  );
};

import { EDGES, MOTIONS, SPACES, STEPS } from '../tokens.ts';
import { CodeName } from './themed-example.tsx';

const PIXEL_FROM = STEPS.indexOf('step-3');

/** Font sizes with their typefaces. The pixel font is at least 20 px. */
export const TypeScale = () => (
  <ul className="grid gap-3">
    {STEPS.map((step, index) => (
      <li key={step} className="flex flex-wrap items-baseline gap-x-4">
        <CodeName>{step}</CodeName>
        <span
          className={index >= PIXEL_FROM ? 'font-pixel' : undefined}
          style={{ fontSize: `var(--${step})`, lineHeight: 1.15 }}
        >
          Bigorna 1.21.4
        </span>
      </li>
    ))}
  </ul>
);

/** Spacing, lines and durations. */
export const Measures = () => (
  <div className="grid gap-6">
    <ul className="grid gap-2">
      {SPACES.map((space) => (
        <li key={space} className="flex items-center gap-4">
          <CodeName>{space}</CodeName>
          <i className="h-3 bg-ember" style={{ width: `var(--${space})` }} />
        </li>
      ))}
    </ul>
    <ul className="flex flex-wrap gap-5">
      {EDGES.map((edge) => (
        <li key={edge} className="ui-box" style={{ boxShadow: `var(--${edge})` }}>
          <CodeName>{edge}</CodeName>
        </li>
      ))}
    </ul>
    <ul className="flex flex-wrap gap-5">
      {MOTIONS.map((motion) => (
        <li key={motion}>
          <button type="button" className="ui-box ui-moving" style={{ transitionDuration: `var(--${motion})` }}>
            <CodeName>{motion}</CodeName>
          </button>
        </li>
      ))}
    </ul>
  </div>
);

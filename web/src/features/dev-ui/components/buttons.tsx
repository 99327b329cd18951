import { Heart } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';

const VARIANTS = ['primary', 'plain', 'ghost', 'danger'] as const;

/** Buttons by purpose, in each state. */
export const Buttons = () => (
  <div className="grid gap-5">
    {VARIANTS.map((variant) => (
      <div key={variant} className="flex flex-wrap items-center gap-4">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} disabled>
          disabled
        </Button>
        <Button variant={variant} size="big">
          big
        </Button>
      </div>
    ))}
    <div className="flex flex-wrap items-center gap-4">
      <button type="button" className="icon-btn" aria-label="icon-btn">
        <Heart aria-hidden size={20} />
      </button>
      <button type="button" className="icon-btn" aria-label="icon-btn, pressed" aria-pressed="true">
        <Heart aria-hidden size={20} />
      </button>
      <span className="text-link">text-link</span>
    </div>
  </div>
);

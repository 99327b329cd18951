import { Switch } from '@base-ui/react/switch';
import { Check, ChevronLeft, ChevronRight, Star, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { Progress } from '#shared/ui/progress.tsx';
import { Select } from '#shared/ui/select.tsx';

const OPTIONS = ['1.21.4', '1.21.1', '1.20.1'].map((value) => ({ value, text: value }));

/** Text fields: empty, with a hint, with an error, disabled. */
export const Fields = () => (
  <div className="grid gap-4">
    <Field label="field" placeholder="placeholder" />
    <Field label="field + hint" hint="hint" defaultValue="value" />
    <Field label="field + error" error="error" defaultValue="value" />
    <Field label="field, disabled" disabled defaultValue="value" />
  </div>
);

const SampleSwitch = () => {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-3">
      <span id={id}>switch</span>
      <Switch.Root className="switch" aria-labelledby={id} defaultChecked>
        <Switch.Thumb className="switch-thumb" />
      </Switch.Root>
    </span>
  );
};

/** Selects, checkboxes, switches, chips, tabs and pagers; also badges. */
export const Choices = () => {
  const { pathname } = useLocation();
  const [version, setVersion] = useState('1.21.4');
  const progress = useId();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Select label="select" labelShown value={version} onChange={setVersion} options={OPTIONS} />
        <Select label="select-pill" pill value={version} onChange={setVersion} options={OPTIONS} />
        <label className="inline-flex min-h-8 items-center gap-2">
          <input type="checkbox" className="check" defaultChecked /> check
        </label>
        <SampleSwitch />
      </div>
      <div className="chips">
        <button type="button" className="pill pill-on chip">
          chip <X aria-hidden size={14} />
        </button>
        <Pill>plain</Pill>
        <Pill tone="works">
          <Check aria-hidden size={14} /> works
        </Pill>
        <Pill tone="bedrock">bedrock</Pill>
        <Pill tone="honour">
          <Star aria-hidden size={14} /> honour
        </Pill>
        <Pill tone="danger">danger</Pill>
      </div>
      <div className="tabs mb-0">
        <Link to={pathname} aria-current="true">
          tab <span className="tab-count">420</span>
        </Link>
        <Link to={pathname}>tab</Link>
      </div>
      <span id={progress} className="note">
        progress
      </span>
      <Progress value={3} max={5} labelledBy={progress} />
      <div className="pager">
        <ButtonLink variant="ghost" to={pathname}>
          <ChevronLeft aria-hidden size={18} /> previous
        </ButtonLink>
        <span className="text-text-2">2 / 9</span>
        <ButtonLink to={pathname}>
          next <ChevronRight aria-hidden size={18} />
        </ButtonLink>
      </div>
    </div>
  );
};

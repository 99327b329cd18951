import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import './dev-ui.css';
import { Buttons } from './components/buttons.tsx';
import { Colors } from './components/colors.tsx';
import { Choices, Fields } from './components/inputs.tsx';
import { Measures, TypeScale } from './components/measures.tsx';
import { Mods } from './components/mods.tsx';
import { Notices } from './components/notices.tsx';
import { Art, States } from './components/states.tsx';
import { ThemedExample } from './components/themed-example.tsx';

const messages = defineMessages({
  heading: { id: 'devUi.heading', defaultMessage: 'Linguagem visual' },
  lead: {
    id: 'devUi.lead',
    defaultMessage:
      'Do que o site é feito, nos dois temas. Os nomes são os do código; o número ao lado de um fundo é o contraste.',
  },
});
const titles = defineMessages({
  colors: { id: 'devUi.colors', defaultMessage: 'Cores' },
  type: { id: 'devUi.type', defaultMessage: 'Tipografia' },
  measures: { id: 'devUi.measures', defaultMessage: 'Medidas e movimento' },
  buttons: { id: 'devUi.buttons', defaultMessage: 'Botões' },
  fields: { id: 'devUi.fields', defaultMessage: 'Campos' },
  choices: { id: 'devUi.choices', defaultMessage: 'Controles de seleção' },
  notices: { id: 'devUi.notices', defaultMessage: 'Avisos e janelas' },
  mods: { id: 'devUi.mods', defaultMessage: 'Mods' },
  states: { id: 'devUi.states', defaultMessage: 'Carregamento e erro' },
  art: { id: 'devUi.art', defaultMessage: 'Cenas e criaturas' },
});

const PARTS = [
  ['colors', Colors],
  ['type', TypeScale],
  ['measures', Measures],
  ['buttons', Buttons],
  ['fields', Fields],
  ['choices', Choices],
  ['notices', Notices],
  ['mods', Mods],
  ['states', States],
  ['art', Art],
] as const;

/** Developer page: the whole design system in both themes. */
export const Component = () => (
  <div className="wrap py-8">
    <h1>{translate(messages.heading)}</h1>
    <p className="mt-2 text-text-2">{translate(messages.lead)}</p>
    {PARTS.map(([part, Part]) => (
      <ThemedExample key={part} title={translate(titles[part])}>
        <Part />
      </ThemedExample>
    ))}
  </div>
);

import { TextPage } from './components/text-page.tsx';
import { TERMS } from './content/terms.ts';

export const Component = () => <TextPage content={TERMS} />;

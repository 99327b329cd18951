import { TextPage } from './components/text-page.tsx';
import { GUIDELINES } from './content/guidelines.ts';

export const Component = () => <TextPage content={GUIDELINES} />;

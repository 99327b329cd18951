import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';

const messages = defineMessages({
  loading: { id: 'member.loading', defaultMessage: 'Carregando a página do membro...' },
});

export const MemberSkeleton = () => (
  <div className="wrap grid grid-cols-1 content-start gap-8 pt-8 pb-14">
    <p role="status" className="sr-only">
      {translate(messages.loading)}
    </p>
    <div className="member-head" aria-hidden="true">
      <div className="member-picture skeleton" />
      <div className="grid gap-3">
        <div className="skeleton h-10 w-2/3" />
        <div className="skeleton h-6 w-1/3" />
      </div>
    </div>
    <div className="skeleton h-64" aria-hidden="true" />
  </div>
);

import { defineMessages } from 'react-intl';
import type { TextPageContent } from '../text-page-content.ts';

const messages = defineMessages({
  lead: {
    id: 'privacy.lead',
    defaultMessage:
      'O que o portal {brand} guarda, por quê, por quanto tempo, e como você acessa, exporta ou exclui o que é seu.',
  },
  shortTitle: { id: 'privacy.shortTitle', defaultMessage: 'Em poucas palavras' },
  browsing: { id: 'privacy.browsing', defaultMessage: 'Você navega sem precisar dizer quem é.' },
  noTrackers: {
    id: 'privacy.noTrackers',
    defaultMessage: 'Não há rastreadores, estatísticas nem anúncios de terceiros, e não vendemos dados.',
  },
  inYourHands: {
    id: 'privacy.inYourHands',
    defaultMessage:
      'Você pode baixar tudo o que guardamos da sua conta, ou excluir a conta, a qualquer hora e sem pedir a ninguém.',
  },
  accountTitle: { id: 'privacy.accountTitle', defaultMessage: 'Quando você tem uma conta' },
  given: {
    id: 'privacy.given',
    defaultMessage:
      'Guardamos o que você escreve: nome de usuário, nome completo, e-mail, nome de exibição, bio e foto. A foto é convertida antes de ser guardada, e os dados escondidos nela, como o local e o aparelho, são descartados. A senha fica embaralhada no serviço de autenticação: ninguém da equipe consegue vê-la.',
  },
  done: {
    id: 'privacy.done',
    defaultMessage:
      'Guardamos também o que você faz com a conta: favoritos, histórico de downloads, atividade (downloads, favoritos, comentários, notas, páginas vistas e por quanto tempo), conquistas, notificações, votos, comentários que você achou úteis, denúncias e preferências, além da data de criação e do último acesso.',
  },
  sessions: {
    id: 'privacy.sessions',
    defaultMessage:
      'A cada vez que você entra, guardamos o navegador, o sistema e o país, sem o endereço IP, para você reconhecer as suas sessões abertas e encerrar as que não são suas. Uma sessão termina no máximo {sessionDays} dias depois de começar; as da equipe, depois de {staffSessionHours} horas.',
  },
  factors: {
    id: 'privacy.factors',
    defaultMessage:
      'Se você usa a verificação em duas etapas, guardamos o nome que deu a cada método, a chave pública da sua chave de acesso, o segredo do aplicativo autenticador, criptografado, e os códigos de recuperação, embaralhados como a senha.',
  },
  card: {
    id: 'privacy.card',
    defaultMessage:
      'Os outros veem os seus comentários e a sua página pública: nome de usuário, nome de exibição, foto, bio, função e desde quando você é membro. Os favoritos aparecem ali só se você quiser. Suas notas aparecem só na média, e o que você achou útil, só na soma. Na equipe, moderadores não veem e-mail nem nome completo; administradores veem, para atender pedidos.',
  },
  why: {
    id: 'privacy.why',
    defaultMessage:
      'Usamos esses dados para prestar o serviço que você pediu ao criar a conta. Os que servem à segurança, usamos pelo interesse legítimo de proteger o portal e quem o usa.',
  },
  minors: {
    id: 'privacy.minors',
    defaultMessage:
      'Uma conta é para quem tem {minAge} anos ou mais; quem tem menos de {adultAge} precisa da permissão da mãe, do pai ou de outro responsável legal. Não perguntamos a data de nascimento. Se soubermos que uma conta é de alguém mais novo, excluímos a conta e os dados; o responsável legal pode pedir isso pelo <contact>contato</contact>.',
  },
  visitTitle: { id: 'privacy.visitTitle', defaultMessage: 'Quando você só visita' },
  counting: {
    id: 'privacy.counting',
    defaultMessage:
      'Para não contar duas vezes a mesma visita ou o mesmo download, calculamos um código a partir do endereço IP e do nome do navegador, ou da conta, com dois segredos: um fica fora do banco de dados, o outro muda todo dia e é descartado. Depois disso, só quem tivesse o primeiro e uma cópia do banco de dados daquele dia, que existe por {backupDays} dias, poderia refazer o código. Esses registros são excluídos em {eventDays} dias; ficam só os totais.',
  },
  limits: {
    id: 'privacy.limits',
    defaultMessage:
      'Para evitar abusos, limitamos quantas vezes se pode tentar entrar, criar conta ou escrever. Para isso, o endereço IP, o nome e a conta viram um código, que não pode ser revertido sem um segredo guardado fora do banco de dados e que expira em até {limitHours} horas. Do mesmo jeito, guardamos por {trustedDays} dias os endereços de onde você entrou, para que ninguém bloqueie o acesso à sua conta. Códigos expirados são excluídos logo depois; os da sua conta, quando você a exclui.',
  },
  logs: {
    id: 'privacy.logs',
    defaultMessage:
      'Os nossos registros técnicos dizem o que foi pedido e se deu certo, com códigos no lugar de nomes e e-mails; os da infraestrutura podem ter o endereço IP. Eles ficam guardados por {logDays} dias.',
  },
  records: {
    id: 'privacy.records',
    defaultMessage:
      'A lei brasileira (Marco Civil da Internet) manda guardar por seis meses os registros de acesso: data, hora e endereço IP. Eles ficam por {recordDays} dias fora do banco de dados, em um lugar separado que a equipe do portal não vê, e só saem dali por ordem judicial. O que foi pedido e o nome do navegador também são anotados ali, escondidos até de quem lê os registros. Os registros de acesso continuam mesmo que você exclua a conta.',
  },
  browserTitle: { id: 'privacy.browserTitle', defaultMessage: 'O que fica no seu navegador' },
  browser: {
    id: 'privacy.browser',
    defaultMessage:
      'O portal tem um só cookie próprio, “__session”: ele guarda o idioma e o tema, escolhidos ou detectados, para a página já abrir com eles. No armazenamento do navegador ficam:',
  },
  session: {
    id: 'privacy.session',
    defaultMessage: '<code>authToken</code> e os dados da sua sessão, até você sair;',
  },
  look: {
    id: 'privacy.look',
    defaultMessage:
      '<code>theme</code>, o tema, e <code>locale</code>, o idioma: o detectado vale por {languageDays} dias, o escolhido fica;',
  },
  history: {
    id: 'privacy.history',
    defaultMessage: 'os seus últimos {history} downloads, para a lista abrir rápido;',
  },
  choices: {
    id: 'privacy.choices',
    defaultMessage:
      'escolhas como a sua versão do jogo, o modo de exibição da lista e os atalhos; o rascunho de uma mensagem, até fechar a aba; o download que espera a verificação do seu e-mail; e as últimas páginas vistas, para ler sem internet.',
  },
  clearing: {
    id: 'privacy.clearing',
    defaultMessage: 'Para remover tudo isso, limpe os dados do site nas configurações do navegador.',
  },
  adsTitle: { id: 'privacy.adsTitle', defaultMessage: 'Anúncios' },
  ads: {
    id: 'privacy.ads',
    defaultMessage:
      'Os anúncios são imagens guardadas no próprio portal, sempre identificadas. Contamos quantas vezes cada um foi visto e clicado, uma vez por dia para cada visitante, pelo mesmo código, que não diz quem a pessoa é. Não montamos perfis, e quem anuncia recebe só os totais. Ao clicar, você vai para o site do anunciante, onde valem as regras dele.',
  },
  messagesTitle: { id: 'privacy.messagesTitle', defaultMessage: 'Mensagens e denúncias' },
  messages: {
    id: 'privacy.messages',
    defaultMessage:
      'De uma mensagem de contato, guardamos o nome, o e-mail, o assunto e o texto que você escreveu, para podermos responder. De uma denúncia, guardamos o motivo e quem a fez; a pessoa denunciada não vê quem foi.',
  },
  sharingTitle: { id: 'privacy.sharingTitle', defaultMessage: 'Com quem compartilhamos' },
  sharing: {
    id: 'privacy.sharing',
    defaultMessage:
      'O portal roda no Firebase, do Google, que guarda para nós as contas, o banco de dados e os arquivos e envia os e-mails de verificação e de senha. Os servidores podem ficar fora do seu país. Fora isso, só entregamos dados quando a lei obriga.',
  },
  keepingTitle: { id: 'privacy.keepingTitle', defaultMessage: 'Por quanto tempo' },
  keeping: {
    id: 'privacy.keeping',
    defaultMessage:
      'Os dados da conta ficam enquanto ela existir. Quando você a exclui, somem a conta, o e-mail, a foto, os favoritos, o histórico, a atividade, as conquistas, as notificações, as notas, os votos e as suas marcações de “Útil”. Os comentários ficam sem autor, e mensagens e denúncias perdem o nome e o e-mail. O nome de usuário fica reservado, sem dizer de quem foi, para ninguém se passar por você. O registro das decisões da equipe fica, só com códigos.',
  },
  bannedEmail: {
    id: 'privacy.bannedEmail',
    defaultMessage:
      'Se uma conta banida é excluída, fica dela só um código do e-mail, para a mesma pessoa não voltar com outra conta. Ele não pode ser revertido sem um segredo guardado fora do banco de dados e some quando o banimento acaba, em no máximo {banYears} anos.',
  },
  copies: {
    id: 'privacy.copies',
    defaultMessage:
      'O que é excluído ainda existe por um tempo em backups, que só servem para recuperar o portal: {historyDays} dias no histórico do banco de dados, {backupDays} dias nas cópias diárias, {fileDays} dias nos arquivos e até {copyDays} dias em uma cópia completa fora do Google, que não leva os códigos dos endereços IP. Se uma cópia voltar ao ar, excluímos de novo o que já tinha sido excluído.',
  },
  withoutAccount: {
    id: 'privacy.withoutAccount',
    defaultMessage:
      'Escreveu sem ter conta? A mensagem fica até você pedir, pelo <contact>contato</contact>, que ela seja excluída.',
  },
  rightsTitle: { id: 'privacy.rightsTitle', defaultMessage: 'Os seus direitos' },
  rights: {
    id: 'privacy.rights',
    defaultMessage:
      'A LGPD no Brasil, o GDPR na Europa e leis parecidas em outros lugares dão a você o direito de acessar, corrigir, exportar e excluir os seus dados. Em <profile>Editar perfil</profile>, você faz tudo isso na hora: corrige o que escreveu, baixa os seus dados em um arquivo JSON e exclui a conta.',
  },
  authority: {
    id: 'privacy.authority',
    defaultMessage:
      'Para qualquer outro pedido, inclusive para se opor a algum uso, <contact>escreva para nós</contact>; quem responde pelos dados é a {creator}. Se a resposta não resolver, procure a autoridade de proteção de dados do seu país; no Brasil, é a ANPD.',
  },
  changesTitle: { id: 'privacy.changesTitle', defaultMessage: 'Mudanças nesta política' },
  changes: {
    id: 'privacy.changes',
    defaultMessage:
      'Quando esta política muda, a data no alto da página muda também; o que for importante para quem tem conta é avisado nas notificações. As regras de uso estão nos <terms>termos</terms>.',
  },
});

/** Privacy policy: stored data and retention periods. */
export const PRIVACY: TextPageContent = {
  page: 'privacy',
  lead: messages.lead,
  changed: '2026-11-30',
  sections: [
    {
      id: 'short',
      title: messages.shortTitle,
      body: [{ list: [messages.browsing, messages.noTrackers, messages.inYourHands] }],
    },
    {
      id: 'account',
      title: messages.accountTitle,
      body: [
        messages.given,
        messages.done,
        messages.sessions,
        messages.factors,
        messages.card,
        messages.why,
        messages.minors,
      ],
    },
    {
      id: 'visit',
      title: messages.visitTitle,
      body: [messages.counting, messages.limits, messages.logs, messages.records],
    },
    {
      id: 'browser',
      title: messages.browserTitle,
      body: [
        messages.browser,
        { list: [messages.session, messages.look, messages.history, messages.choices] },
        messages.clearing,
      ],
    },
    { id: 'ads', title: messages.adsTitle, body: [messages.ads] },
    { id: 'messages', title: messages.messagesTitle, body: [messages.messages] },
    { id: 'sharing', title: messages.sharingTitle, body: [messages.sharing] },
    {
      id: 'keeping',
      title: messages.keepingTitle,
      body: [messages.keeping, messages.bannedEmail, messages.copies, messages.withoutAccount],
    },
    { id: 'rights', title: messages.rightsTitle, body: [messages.rights, messages.authority] },
    { id: 'changes', title: messages.changesTitle, body: [messages.changes] },
  ],
};

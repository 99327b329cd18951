import { defineMessages } from 'react-intl';

/** Document titles of the routes in `later-routes.ts`. */
export const laterTitles = defineMessages({
  login: { id: 'title.login', defaultMessage: 'Entrar' },
  register: { id: 'title.register', defaultMessage: 'Criar conta' },
  forgotPassword: { id: 'title.forgotPassword', defaultMessage: 'Esqueci a senha' },
  resetPassword: { id: 'title.resetPassword', defaultMessage: 'Nova senha' },
  authAction: { id: 'title.authAction', defaultMessage: 'Link do e-mail' },
  contact: { id: 'title.contact', defaultMessage: 'Contato' },
  dashboard: { id: 'title.dashboard', defaultMessage: 'Painel' },
  favorites: { id: 'title.favorites', defaultMessage: 'Favoritos' },
  downloads: { id: 'title.downloads', defaultMessage: 'Downloads' },
  activity: { id: 'title.activity', defaultMessage: 'Atividade' },
  achievements: { id: 'title.achievements', defaultMessage: 'Conquistas' },
  notifications: { id: 'title.notifications', defaultMessage: 'Notificações' },
  editProfile: { id: 'title.editProfile', defaultMessage: 'Editar perfil' },
  banned: { id: 'title.banned', defaultMessage: 'Conta banida' },
  verifyEmail: { id: 'title.verifyEmail', defaultMessage: 'Verifique seu e-mail' },
  unauthorized: { id: 'title.unauthorized', defaultMessage: 'Acesso não autorizado' },
  help: { id: 'title.help', defaultMessage: 'Central de ajuda' },
  faq: { id: 'title.faq', defaultMessage: 'Perguntas frequentes' },
  changelog: { id: 'title.changelog', defaultMessage: 'Novidades' },
  guidelines: { id: 'title.guidelines', defaultMessage: 'Regras da comunidade' },
  terms: { id: 'title.terms', defaultMessage: 'Termos de uso' },
  privacy: { id: 'title.privacy', defaultMessage: 'Política de privacidade' },
  partners: { id: 'title.partners', defaultMessage: 'Parcerias' },
  notFound: { id: 'title.notFound', defaultMessage: 'Página não encontrada' },
});

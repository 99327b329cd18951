import { defineMessages } from 'react-intl';

/** Document titles of the routes. */
export const titles = defineMessages({
  home: { id: 'title.home', defaultMessage: 'Mods e addons num só lugar' },
  mods: { id: 'title.mods', defaultMessage: 'Mods' },
  addons: { id: 'title.addons', defaultMessage: 'Addons' },
  search: { id: 'title.search', defaultMessage: 'Busca' },
  mod: { id: 'title.mod', defaultMessage: 'Mod' },
  download: { id: 'title.download', defaultMessage: 'Download' },
  login: { id: 'title.login', defaultMessage: 'Entrar' },
  register: { id: 'title.register', defaultMessage: 'Criar conta' },
  forgotPassword: { id: 'title.forgotPassword', defaultMessage: 'Esqueci a senha' },
  resetPassword: { id: 'title.resetPassword', defaultMessage: 'Nova senha' },
  authAction: { id: 'title.authAction', defaultMessage: 'Link do e-mail' },
  contact: { id: 'title.contact', defaultMessage: 'Contato' },
  dashboard: { id: 'title.dashboard', defaultMessage: 'Painel' },
  banned: { id: 'title.banned', defaultMessage: 'Conta banida' },
  verifyEmail: { id: 'title.verifyEmail', defaultMessage: 'Verifique seu e-mail' },
  unauthorized: { id: 'title.unauthorized', defaultMessage: 'Acesso não autorizado' },
  notFound: { id: 'title.notFound', defaultMessage: 'Página não encontrada' },
});

import type { JsonId, RestWriteId } from '@bigorna/client/calls';
import { defineArea, type Pair } from '../area.ts';

const DONE = {
  adminCreateAd: ['Anúncio criado', 'Ad created'],
  adminUpdateAd: ['Anúncio salvo', 'Ad saved'],
  adminDeleteAd: ['Anúncio excluído', 'Ad deleted'],
  adminCreateAnnouncement: ['Aviso criado, mas ainda não enviado', 'Announcement created but not sent yet'],
  adminUpdateAnnouncement: ['Aviso salvo', 'Announcement saved'],
  adminDeleteAnnouncement: ['Aviso excluído', 'Announcement deleted'],
  adminCreateBlockedFile: ['Arquivo bloqueado', 'File blocked'],
  adminDeleteBlockedFile: ['Arquivo desbloqueado', 'File unblocked'],
  adminCreateGameVersion: ['Versão do jogo adicionada', 'Game version added'],
  adminDeleteGameVersion: ['Versão do jogo removida', 'Game version removed'],
  adminCreateChangelog: ['Novidade publicada', 'Entry published'],
  adminUpdateChangelog: ['Novidade salva', 'Entry saved'],
  adminDeleteChangelog: ['Novidade excluída', 'Entry deleted'],
  adminCreateFaq: ['Pergunta publicada', 'Question published'],
  adminUpdateFaq: ['Pergunta salva', 'Question saved'],
  adminDeleteFaq: ['Pergunta excluída', 'Question deleted'],
  adminCreateMod: ['Mod criado', 'Mod created'],
  adminUpdateMod: ['Mod salvo', 'Mod saved'],
  adminDeleteMod: ['Mod movido para a lixeira', 'Mod moved to the trash'],
  fetchReleaseFile: ['Download iniciado e registrado no log', 'Download started and logged'],
  adminUpdateMediaKit: ['Mídia kit salvo', 'Media kit saved'],
  adminUpdateSettings: ['Configurações salvas', 'Settings saved'],
  adminUpdateUser: ['Perfil salvo', 'Profile saved'],
} as const satisfies Record<Exclude<RestWriteId, 'adminUpdateBlockedFile'> | 'fetchReleaseFile', Pair>;

/** Success messages of calls for which the API sends no message. The console edits no blocked file. */
export const done = defineArea({ console: { done: DONE } });

/** Message key of the success of a call for which the API sends no message. */
export const getDoneKey = (id: JsonId): string => `console.done.${id}`;

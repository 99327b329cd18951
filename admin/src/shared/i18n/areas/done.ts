import type { JsonId } from '@bigorna/client/calls';
import { defineArea, type Pair } from '../area.ts';

const DONE = {
  adminCreateAd: ['Anúncio criado', 'Ad created'],
  adminUpdateAd: ['Anúncio salvo', 'Ad saved'],
  adminDeleteAd: ['Anúncio excluído', 'Ad deleted'],
  adminCreateAnnouncement: ['Aviso criado, ainda não enviado', 'Announcement created, not sent yet'],
  adminUpdateAnnouncement: ['Aviso salvo', 'Announcement saved'],
  adminDeleteAnnouncement: ['Aviso excluído', 'Announcement deleted'],
  adminCreateBlockedFile: ['Arquivo bloqueado', 'File blocked'],
  adminDeleteBlockedFile: ['Arquivo desbloqueado', 'File unblocked'],
  adminCreateGameVersion: ['Versão do jogo incluída', 'Game version added'],
  adminDeleteGameVersion: ['Versão do jogo retirada', 'Game version removed'],
  adminCreateChangelog: ['Novidade publicada', 'News entry published'],
  adminUpdateChangelog: ['Novidade salva', 'News entry saved'],
  adminDeleteChangelog: ['Novidade excluída', 'News entry deleted'],
  adminCreateFaq: ['Pergunta publicada', 'Question published'],
  adminUpdateFaq: ['Pergunta salva', 'Question saved'],
  adminDeleteFaq: ['Pergunta excluída', 'Question deleted'],
  adminCreateMod: ['Mod criado', 'Mod created'],
  adminUpdateMod: ['Mod salvo', 'Mod saved'],
  adminDeleteMod: ['Mod na lixeira', 'Mod moved to the trash'],
  fetchReleaseFile: ['Download iniciado; fica no log', 'Download started; the log keeps it'],
  adminUpdateMediaKit: ['Mídia kit salvo', 'Media kit saved'],
  adminUpdateSettings: ['Configurações salvas', 'Settings saved'],
  adminUpdateUser: ['Conta salva', 'Account saved'],
} as const satisfies Partial<Record<JsonId, Pair>>;

/** Success messages of calls for which the API sends no message. */
export const done = defineArea({ console: { done: DONE } });

/** Message key of a call's success; undefined if the API sends the message. */
export const getDoneKey = (id: JsonId): string | undefined => (id in DONE ? `console.done.${id}` : undefined);

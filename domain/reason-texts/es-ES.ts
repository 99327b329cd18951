import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: 'Archivo malicioso',
      text: 'El archivo contiene código que puede dañar a quien lo instale, o se comporta como si lo contuviera. No publicamos archivos así.',
    },
    copyright: {
      title: 'Derechos de autor',
      text: 'La publicación usa la obra de otra persona sin un permiso que podamos comprobar. Muestra la autorización o la licencia, o retira lo que no es tuyo.',
    },
    broken_file: {
      title: 'El archivo no funciona',
      text: 'El archivo no se abre o no funciona en las versiones del juego que indica la publicación. Envía uno que funcione.',
    },
    manifest_differs: {
      title: 'Datos distintos de los del archivo',
      text: 'Lo que dice la publicación (versión, loader o versiones del juego) no coincide con lo que dice el propio archivo. Corrige lo uno o lo otro.',
    },
    misleading: {
      title: 'Título o descripción engañosos',
      text: 'El título, la descripción o las imágenes prometen algo que el contenido no ofrece. Describe lo que de verdad se va a encontrar la gente.',
    },
    duplicate: {
      title: 'Ya publicado',
      text: 'Este contenido ya está en el portal, en otra publicación. Una versión nueva va en la publicación que ya existe.',
    },
    incomplete: {
      title: 'Publicación incompleta',
      text: 'Falta información para que la gente decida si quiere descargar el contenido: una descripción clara, la licencia o imágenes. Completa la publicación y envíala de nuevo.',
    },
    wrong_category: {
      title: 'Clasificación incorrecta',
      text: 'El tipo, las categorías o las etiquetas no corresponden al contenido. Elige las que ayuden a encontrarlo.',
    },
    offensive: {
      title: 'Contenido ofensivo',
      text: 'La publicación tiene texto o imágenes que ofenden, discriminan o no son aptos para todas las edades. Retíralos antes de enviarla de nuevo.',
    },
    other: { title: 'Otro motivo', text: '' },
  },
  ban: {
    spam: {
      title: 'Spam',
      text: 'La cuenta ha difundido publicidad, mensajes repetidos o enlaces que nadie había pedido.',
    },
    offensive: {
      title: 'Comportamiento ofensivo',
      text: 'La cuenta ha insultado, amenazado o discriminado a otras personas.',
    },
    malware: {
      title: 'Archivos maliciosos',
      text: 'La cuenta ha difundido archivos o enlaces que dañan a quien los abre.',
    },
    impersonation: {
      title: 'Suplantación de identidad',
      text: 'La cuenta se ha hecho pasar por otra persona o por el equipo del portal.',
    },
    evasion: { title: 'Evasión de una suspensión', text: 'La cuenta se ha usado para eludir la suspensión de otra.' },
    other: { title: 'Otro motivo', text: '' },
  },
};

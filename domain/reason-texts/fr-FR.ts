import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: 'Fichier malveillant',
      text: 'Le fichier contient du code qui peut nuire à la personne qui l’installe, ou se comporte comme si c’était le cas. Nous ne publions pas ce genre de fichiers.',
    },
    copyright: {
      title: 'Droits d’auteur',
      text: 'La publication utilise l’œuvre d’une autre personne sans autorisation que nous puissions vérifier. Montrez l’autorisation ou la licence, ou retirez ce qui n’est pas à vous.',
    },
    broken_file: {
      title: 'Fichier défectueux',
      text: 'Le fichier ne s’ouvre pas ou ne fonctionne pas dans les versions du jeu indiquées par la publication. Envoyez-en un qui fonctionne.',
    },
    manifest_differs: {
      title: 'Informations différentes de celles du fichier',
      text: 'Les informations de la publication (version, loader ou versions du jeu) ne correspondent pas à celles du fichier. Corrigez la publication ou le fichier.',
    },
    misleading: {
      title: 'Titre ou description trompeurs',
      text: 'Le titre, la description ou les images promettent autre chose que le contenu. Décrivez ce que l’on reçoit vraiment.',
    },
    duplicate: {
      title: 'Déjà publié',
      text: 'Ce contenu est déjà sur le site, dans une autre publication. Ajoutez plutôt une nouvelle version à la publication existante.',
    },
    incomplete: {
      title: 'Publication incomplète',
      text: 'Il manque des informations pour décider de télécharger ou non : une description claire, la licence ou des images. Complétez la publication et envoyez-la de nouveau.',
    },
    wrong_category: {
      title: 'Catégorie ou tags incorrects',
      text: 'Le type, les catégories ou les tags ne correspondent pas au contenu. Choisissez ceux qui aident à le trouver.',
    },
    offensive: {
      title: 'Contenu offensant',
      text: 'La publication contient du texte ou des images qui offensent, discriminent ou ne conviennent pas à tous les âges. Retirez-les avant de l’envoyer de nouveau.',
    },
    other: { title: 'Autre motif', text: '' },
  },
  ban: {
    spam: {
      title: 'Spam',
      text: 'Le compte a publié de la publicité, des messages répétés ou des liens que personne n’avait demandés.',
    },
    offensive: { title: 'Insultes', text: 'Le compte a insulté, menacé ou discriminé d’autres personnes.' },
    malware: {
      title: 'Fichiers malveillants',
      text: 'Le compte a diffusé des fichiers ou des liens qui nuisent aux personnes qui les ouvrent.',
    },
    impersonation: {
      title: 'Usurpation d’identité',
      text: 'Le compte s’est fait passer pour une autre personne ou pour l’équipe du site.',
    },
    evasion: {
      title: 'Contournement d’un bannissement',
      text: 'Le compte a servi à contourner le bannissement d’un autre.',
    },
    other: { title: 'Autre motif', text: '' },
  },
};

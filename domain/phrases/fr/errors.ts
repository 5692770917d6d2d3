import type { Phrases } from '#domain/phrases/phrases.ts';

export const errors = {
  codes: {
    not_found: 'Nous n’avons pas trouvé cette page. Elle a peut-être changé de place, ou le lien est ancien.',
    forbidden: 'Votre compte ne permet pas cette action. Demandez à votre responsable ou à notre service d’aide.',
    unauthorised: 'Aucune session n’est ouverte. Connectez-vous pour continuer.',
    invalid_input: 'Certaines réponses sont à modifier. Chacune est indiquée ci-dessous.',
    too_many_requests: 'Trop d’essais en peu de temps. Attendez une minute, puis réessayez.',
    conflict: 'Quelqu’un a modifié cet élément avant vous. Actualisez pour voir la dernière version.',
    server_error: 'Un problème est survenu de notre côté. Réessayez ou contactez le service d’aide.',
    offline: 'Vous êtes hors ligne. Vérifiez votre connexion, puis réessayez.',
    unavailable: 'Le service n’est pas disponible pour le moment. Réessayez dans quelques minutes.',
    payload_too_large: 'L’envoi est trop volumineux. Réduisez sa taille, puis réessayez.',
    unsupported_media_type: 'Nous ne pouvons pas lire ce type de fichier. Choisissez-en un autre.',
  },
  fields: {
    required: 'Remplissez ce champ.',
    too_short: 'Utilisez au moins {{min}} caractères.',
    too_long: 'Utilisez au plus {{max}} caractères.',
    invalid_email: 'Saisissez une adresse e-mail comme nom@exemple.fr.',
    invalid_value: 'Vérifiez cette réponse. Nous ne pouvons pas l’utiliser telle quelle.',
    invalid_type: 'Utilisez la forme indiquée dans l’aide du champ.',
    too_small: 'Saisissez {{min}} ou plus.',
    too_big: 'Saisissez {{max}} ou moins.',
    password_common:
      'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un autre, par exemple trois mots au hasard.',
    email_taken: 'Cette adresse e-mail a déjà un compte. Connectez-vous ou utilisez une autre adresse.',
    file_empty: 'Ce fichier est vide. Choisissez un autre fichier.',
    file_too_large: 'Ce fichier est trop volumineux. Le maximum est {{max}}.',
    file_type_not_allowed: 'Nous ne pouvons pas lire ce type de fichier. Utilisez un des types indiqués dans l’aide.',
    file_content_mismatch:
      'Le contenu du fichier ne correspond pas à son nom. Enregistrez-le à nouveau, puis choisissez-le.',
    file_encrypted: 'Ce fichier a un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le.',
    file_broken: 'Ce fichier est endommagé. Enregistrez-le à nouveau, puis choisissez-le.',
    file_no_text:
      'Nous n’avons trouvé aucun texte dans ce fichier. C’est peut-être l’image d’une page. Choisissez un fichier avec du texte.',
    file_too_slow: 'La lecture de ce fichier a pris trop de temps. Choisissez un fichier plus petit.',
  },
  summary: {
    title: 'Il y a un problème',
    count_one: '{{count}} réponse est à modifier',
    count_other: '{{count}} réponses sont à modifier',
    titlePrefix: 'Erreur : {{title}}',
    reference: 'Référence : {{reference}}',
  },
} satisfies Phrases['errors'];

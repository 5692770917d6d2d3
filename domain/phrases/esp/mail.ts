import type { Phrases } from '#domain/phrases/phrases.ts';

export const mail = {
  hello: 'Hola, {{name}}:',
  life: {
    minutes_one: 'Este enlace funciona durante {{count}} minuto y una sola vez.',
    minutes_other: 'Este enlace funciona durante {{count}} minutos y una sola vez.',
    hours_one: 'Este enlace funciona durante {{count}} hora y una sola vez.',
    hours_other: 'Este enlace funciona durante {{count}} horas y una sola vez.',
    days_one: 'Este enlace funciona durante {{count}} día.',
    days_other: 'Este enlace funciona durante {{count}} días.',
  },
  address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  why: 'Recibes este correo porque esta dirección tiene una cuenta en {{tenant}}.',
  whyInvited: 'Recibe este correo porque {{inviter}} nos dio su dirección.',
  whySearch: 'Recibes este correo porque pediste correos sobre esta búsqueda.',
  unsubscribe: 'No recibir más correos como este',
  unsubscribeSearch: 'Dejar de recibir correos sobre esta búsqueda',
  help: '¿Preguntas? Escribe a {{email}}.',
  notYou: 'Si no fuiste tú, puedes ignorar este correo. No cambia nada.',
  reason: 'El motivo:',
  kinds: {
    verify_email: {
      subject: 'Confirma tu correo para {{tenant}}',
      text: 'Creaste una cuenta en {{tenant}}. Confirma que esta dirección es tuya.',
      action: 'Confirmar mi correo',
    },
    reset_password: {
      subject: 'Una contraseña nueva para {{tenant}}',
      text: 'Alguien pidió una contraseña nueva para tu cuenta. Si fuiste tú, ponla aquí. Después se cierra tu sesión en todos los dispositivos.',
      action: 'Poner una contraseña nueva',
    },
    set_password: {
      subject: 'Pon tu contraseña para {{tenant}}',
      text: 'Tu cuenta en {{tenant}} aún no tiene contraseña. Pon una y después inicia sesión con este correo.',
      action: 'Poner mi contraseña',
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      text: 'La contraseña de tu cuenta en {{tenant}} es nueva. Todas las demás sesiones han terminado.\n\nSi no fuiste tú, pon ahora una contraseña nueva y escríbenos.',
      action: 'No fui yo',
    },
    second_step_on: {
      subject: 'Tu segundo paso al iniciar sesión está activado',
      text: 'Para entrar en {{tenant}} ahora se pide un código además de tu contraseña. Todas las demás sesiones han terminado.\n\nSi no fuiste tú, pon ahora una contraseña nueva y escríbenos.',
      action: 'No fui yo',
    },
    second_step_off: {
      subject: 'Tu segundo paso al iniciar sesión está desactivado',
      text: 'Tu contraseña sola abre ahora tu cuenta en {{tenant}}.\n\nSi no fuiste tú, pon ahora una contraseña nueva y escríbenos.',
      action: 'No fui yo',
    },
    organisation_received: {
      subject: 'Estamos revisando {{organisation}}',
      text: 'Gracias por registrar {{organisation}}. Revisamos cada organización nueva. Tarda hasta 2 días hábiles.\n\nMientras tanto puedes completar lo que cuentas de tu organización.',
      action: 'Ver cómo va',
    },
    organisation_approved: {
      subject: '{{organisation}} está aprobada',
      text: '{{organisation}} está aprobada. Ya puedes usar todo lo que incluye tu cuenta.',
      action: 'Continuar',
    },
    organisation_rejected: {
      subject: 'Nuestra respuesta sobre {{organisation}}',
      text: 'No podemos aprobar {{organisation}}. Gracias por tu interés.',
      action: 'Leer nuestra respuesta',
    },
    approval_wanted: {
      subject: '{{organisation}} espera aprobación',
      text: '{{asker}} registró {{organisation}}. Mira la solicitud y decide.',
      action: 'Mirar y decidir',
    },
    job_approval_wanted: {
      subject: '«{{job}}» espera la aprobación',
      text: '{{asker}} escribió el empleo «{{job}}» para {{organisation}} y pide publicarlo. Míralo y decide.',
      action: 'Mirar y decidir',
    },
    support_invitation: {
      subject: '{{inviter}} le pide ayuda',
      text: '{{inviter}} quiere contar con su ayuda en {{tenant}} y dice qué puede ver y hacer usted.\n\nAcepte con una cuenta que tenga este correo. Puede dejarlo en cualquier momento.',
      action: 'Ver la invitación',
    },
    team_invitation: {
      subject: '{{inviter}} le invita al equipo de {{organisation}}',
      text: '{{inviter}} le invita al equipo de {{organisation}}. Su función en {{tenant}}: {{role}}.\n\nAbra el enlace y elija una contraseña. Iniciará sesión con este correo.',
      action: 'Ver la invitación',
    },
    notification: {
      subject: 'Noticias de {{tenant}}',
      text: '{{message}}',
      action: 'Abrir',
    },
    saved_search: {
      subject: 'Empleos nuevos: {{search}}',
      text: 'Hay empleos nuevos para tu búsqueda «{{search}}». Nuevos desde el último correo: {{count}}.',
      action: 'Ver los empleos nuevos',
    },
  },
} satisfies Phrases['mail'];

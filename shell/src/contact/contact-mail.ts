/** How the e-mail service knows this site and its two forms. */
export const contactMail = {
  publicKey: 'public_key',
  serviceId: 'default_service',
  templateIds: { modal: 'contact_modal', home: 'contact_home' },
} as const;

/** Which of the two forms. */
export type ContactFormName = keyof typeof contactMail.templateIds;

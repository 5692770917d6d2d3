/** The logged-in person. `role_id` is undefined until the server has sent it. */
export interface SessionUser {
  readonly authenticated: boolean;
  readonly name: string;
  readonly chat_id: string | null;
  readonly is_user: boolean;
  readonly user_id: number | null;
  readonly role_id?: number | null | undefined;
  /** Staff whose organization isn't approved, or who haven't confirmed their email. */
  readonly is_pending?: boolean | undefined;
  readonly is_consent: boolean;
  readonly tenant_name: string;
  readonly user_image: string | null;
  /** Spelled as in the stored state of the product. */
  readonly is_cananda: boolean;
}

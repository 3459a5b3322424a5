import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { askForPlace } from './ask-for-place.ts';
import { captcha } from './captcha.ts';
import { changePassword } from './change-password.ts';
import { classList } from './class-list.ts';
import { contentLists } from './content-lists.ts';
import { enroll } from './enroll.ts';
import { login } from './login.ts';
import { logout, logoutEverywhere } from './logout.ts';
import { passreg } from './passreg.ts';
import { profileList } from './profile-list.ts';
import { repassreg } from './repassreg.ts';
import { sampleList } from './sample-list.ts';
import { seat } from './seat.ts';
import { signInList } from './sign-in-list.ts';
import { textList } from './text-list.ts';

export function callRoutes(untyped: FastifyInstance, context: ApiContext): void {
  const app = untyped.withTypeProvider<TypeBoxTypeProvider>();
  login(app, context);
  classList(app, context);
  enroll(app, context);
  captcha(app);
  contentLists(app, context);
  textList(app, context);
  profileList(app, context);
  sampleList(app, context);
  passreg(app, context);
  repassreg(app, context);
  logout(app, context);
  logoutEverywhere(app, context);
  signInList(app, context);
  seat(app, context);
  changePassword(app, context);
  askForPlace(app, context);
}

/** Class in which a new member is enrolled when neither the address nor the response names one. */
const defaultClassId = '500001';

/** What the activation form knows (specification, section 3). */
export interface ActivationState {
  activationKey: string;
  passCode: string;
  password: string;
  repassword: string;
  classId: string;
  apiId: 'reg';
  /** The number of `GetCatcha`; stored, never shown. */
  ln?: number;
}

export const initialActivation = ({ activationKey = '', classId = defaultClassId } = {}): ActivationState => ({
  activationKey,
  passCode: '',
  password: '',
  repassword: '',
  classId,
  apiId: 'reg',
});

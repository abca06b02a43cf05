import { consultApi } from '@xinglin/api';
import type {
  ConsultKind,
  SubmitImageTextConsultRequest as InWriting,
  SubmitVideoConsultRequest as ByCall,
} from '@xinglin/gateway-sdk';

/** Sends a question by the call of its kind. */
export function useSubmitConsult(kind: ConsultKind) {
  const [imageText] = consultApi.useSubmitImageTextConsultMutation();
  const [phone] = consultApi.useSubmitFastPhoneConsultMutation();
  const [video] = consultApi.useSubmitVideoConsultMutation();
  const [quanke] = consultApi.useSubmitQuankeConsultMutation();
  const [policlinic] = consultApi.useSubmitPoliclinicConsultMutation();
  return (question: Omit<InWriting, 'kind'>, call: Pick<ByCall, 'startsAt'>) => {
    switch (kind) {
      case 'phone':
      case 'fastPhone':
        return phone({ ...question, ...call });
      case 'video':
        return video({ ...question, ...call });
      case 'quanke':
        return quanke(question);
      case 'policlinic':
        return policlinic(question);
      default:
        return imageText({ ...question, kind });
    }
  };
}

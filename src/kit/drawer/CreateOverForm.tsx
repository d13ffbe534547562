import { useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { ResourceContextProvider, useEvent, type RaRecord } from 'react-admin';
import { DrawerShell } from './DrawerShell';
import { useOpenings } from './useOpenings';
import { CreateOverFormContext, type CreateRequest } from '@/kit/record/create-over-form';
import { FormFrameContext, type FormOverlay } from '@/kit/record/form-frame';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { useViewsOf } from '@/kit/registry/definitions';
import { ParentContext } from '@/kit/registry/parent-record';
import { useCompleteRecord } from '@/kit/references/useCompleteRecord';

/**
 * Lets a form's pickers, and the counts beside it, create a record in a drawer over the form, which keeps its state. A
 * form in such a drawer opens no further drawer, so that the user does not get lost.
 */
export const CreateOverForm = ({ children }: { children: ReactNode }) => {
  const isOverForm = useContext(FormFrameContext)?.overlay !== undefined;
  if (isOverForm) return <CreateOverFormContext value={null}>{children}</CreateOverFormContext>;
  return <WithDrawer>{children}</WithDrawer>;
};

const WithDrawer = ({ children }: { children: ReactNode }) => {
  const [request, setRequest] = useState<CreateRequest | null>(null);
  const { shown, opening } = useOpenings(request, request?.resource);
  return (
    <>
      <CreateOverFormContext value={setRequest}>{children}</CreateOverFormContext>
      {shown && (
        <CreateDrawer
          key={opening}
          request={shown}
          isOpen={request !== null}
          onClose={() => setRequest(null)}
        />
      )}
    </>
  );
};

type CreateDrawerProps = { request: CreateRequest; isOpen: boolean; onClose: () => void };

const CreateDrawer = ({ request, isOpen, onClose }: CreateDrawerProps) => {
  const { resource, prefill, onCreated, isSeries = false } = request;
  const Form = useViewsOf()(resource)?.form;
  const close = useEvent(onClose);
  const complete = useCompleteRecord(resource);
  const onSaved = useEvent(async (saved: RaRecord) => onCreated?.(await complete(saved)));
  const mayClose = useRef<(() => boolean) | null>(null);
  const overlay = useMemo(
    (): FormOverlay => ({
      holdBack: (ask) => {
        mayClose.current = ask;
        return () => {
          mayClose.current = null;
        };
      },
      onSaved: (saved) => void onSaved(saved),
      isSeries,
      close,
      requestClose: () => {
        if (mayClose.current?.() ?? true) close();
      },
    }),
    [close, onSaved, isSeries],
  );
  if (!Form) throw new Error(`The views of ${resource} have no form`);
  return (
    <ResourceContextProvider value={resource}>
      <ParentContext value={null}>
        <DrawerShell isOpen={isOpen} overlay={overlay} width={WIDTH}>
          <Form mode="create" prefill={prefill} waiting={<FormSkeleton />} />
        </DrawerShell>
      </ParentContext>
    </ResourceContextProvider>
  );
};

const WIDTH = 640;
